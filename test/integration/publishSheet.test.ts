import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { cli, runCli } from '../support/builtCli'
import { scratchFolder } from '../support/scratchFolder'

const fixture = (name: string): string => path.join('test', 'fixtures', 'publish', name)

const publish = (...args: readonly string[]) => runCli(cli, ['publish', ...args])

describe('backrank publish --sheet', () => {
  test('makes one page of a preparation', () => {
    const { code, out, err } = publish(
      fixture('preparation-small.pgn'),
      '--to',
      'html',
      '--sheet',
      '--letters',
    )
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('<h1 id="sheet-1">Start 241, Chess960</h1>')
    expect(out).toContain('Prepared for White')
    expect(out).not.toContain('class="player"')
    expect(publish(fixture('preparation-small.pgn'), '--to', 'html').out).toContain('class="player"')
  })

  test('makes the same page of a preparation before and after it is formatted', async () => {
    const folder = await scratchFolder()
    const [prepared, formatted] = ['prepared.pgn', 'formatted.pgn'].map(name => path.join(folder, name))
    const start = 'bnrbkqnr/pppppppp/8/8/8/8/PPPPPPPP/BNRBKQNR w KQkq - 0 1'
    const numbers = ['--nodes-per-position', '2000', '--total-nodes', '60000', '--threads', '1']
    const made = runCli(cli, ['prepare', 'chess960', start, '--color', 'black', ...numbers, '-o', prepared!])
    expect(made.code).toBe(0)
    expect(runCli(cli, ['pgn', 'format', prepared!, '-o', formatted!]).code).toBe(0)
    const [one, other] = [prepared!, formatted!].map(file => publish(file, '--to', 'html', '--sheet').out)
    expect(one).toContain('Prepared for Black')
    expect(one).toBe(other)
  })

  test('refuses a game that is no preparation, and says which', async () => {
    const plain = publish(fixture('annotated.pgn'), '--to', 'html', '--sheet')
    expect(plain).toMatchObject({ code: 1, out: '' })
    expect(plain.err).toContain('game 1 is no preparation')
    const both = path.join(await scratchFolder(), 'both.pgn')
    writeFileSync(both, `${readFileSync(fixture('preparation-small.pgn'), 'utf8')}\n1. e4 *\n`)
    expect(publish(both, '--to', 'html', '--sheet').err).toContain('game 2 is no preparation')
    expect(publish(both, '--to', 'html', '--sheet', '--game', '2').err).toContain('game 2 is no preparation')
    expect(publish(both, '--to', 'html', '--sheet', '--game', '1').code).toBe(0)
  })

  test.each(['text', 'pgn', 'svg'])('is refused for %s', target => {
    const { code, err } = publish(fixture('preparation-small.pgn'), '--to', target, '--sheet')
    expect(code).toBe(2)
    expect(err).toContain('--sheet is for html and pdf')
  })
})
