// @long
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { cli, runCli } from '../support/builtCli'
import { scratchFolder } from '../support/scratchFolder'

const SAMPLES = ['fischer-benko-setup.pgn', 'lukic-vujacic.pgn'] as const

const sample = (name: string): string =>
  readFileSync(path.join(import.meta.dirname, '..', '..', 'samples', name), 'utf8')

/** A game of masters from the array on that its setup came to: that has thousands of arrays, of which nothing is asked here. */
const MASTERS = sample('lukic-vujacic.pgn')
  .replace(/\[FEN ".*"\]/, '[FEN "bknbrnqr/pppppppp/8/8/8/8/PPPPPPPP/BQNRRBKN w - - 0 5"]')
  .replace(/1\. R@e1[^]*(?=5\. Ng3)/, '')
  .replace(/26\. Qd3[^]*/, '26. Qd3 *\n')

const MATED = `[Event "Mated"]
[Result "0-1"]

1. f3 {Weak.} e5 $1 2. g4 Qh4# {So soon.} 0-1

`

const annotate = async (games: string, ...flags: readonly string[]): Promise<string> => {
  const folder = await scratchFolder()
  const [from, to] = ['in.pgn', 'out.pgn'].map(name => path.join(folder, name)) as [string, string]
  writeFileSync(from, games)
  const { code, err } = runCli(cli, ['annotate', from, '-o', to, '--nodes', '2000', ...flags])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return readFileSync(to, 'utf8')
}

/** On one line: where a program breaks lines does not matter. */
const flat = (text: string): string => text.replace(/\s+/g, ' ')

describe('words about the moves of a game', () => {
  test('stand in a comment of their own beside what was there', async () => {
    const written = flat(await annotate(MATED, '--words'))
    expect(written).toMatch(
      /2\. g4 \$4 \{\[%eval #-1,\d+\] \[%report [\d.]+,4\]\} \{\[%report words \S+\] Allows mate with 2\.\.\. Qh4#\.\}/,
    )
    expect(written).toContain('{Weak.}')
    expect(written).toContain('{So soon.}')
  })

  test('are not written unless asked for, and are removed by the next run without them', async () => {
    const plain = await annotate(MATED, '--lines', '2')
    expect(plain).not.toContain('words')
    expect(await annotate(await annotate(MATED, '--words', '--lines', '2'), '--lines', '2')).toBe(plain)
  })

  test.each(SAMPLES)('come out the same again in %s', async name => {
    const written = await annotate(sample(name), '--words', '--nodes', '100')
    expect(await annotate(written, '--words', '--nodes', '100', '--threads', '1')).toBe(written)
    expect(flat(written)).toContain('[%report words')
  })

  test('say what moves of masters allowed and missed', async () => {
    const written = flat(await annotate(MASTERS, '--words', '--nodes', '20000'))
    expect(written).toMatch(/Leaves the rook on d7 en prise\.|The rook on d7 is lost to 24\. Qxd7\./)
    expect(written).toMatch(/Misses 24\. Qxd7, which wins a rook\.|Overlooks 24\. Qxd7, winning a rook\./)
  })

  test('that the user has changed stay so, run after run', async () => {
    const written = await annotate(MATED, '--words')
    const reworded = written.replace(/Allows\s+mate\s+with/, 'Walks into')
    expect(reworded).not.toBe(written)
    const again = await annotate(reworded, '--words')
    expect(flat(again)).toContain('Walks into 2... Qh4#.')
    expect(again).not.toMatch(/Allows\s+mate/)
    expect(await annotate(again, '--words')).toBe(again)
  })
})
