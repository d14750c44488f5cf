// @long
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { cli, runCli } from '../support/builtCli'
import { LATE_SETUP, OVERLOOKED } from '../support/masterGame'
import { scratchFolder } from '../support/scratchFolder'

const SETUP = readFileSync(
  path.join(import.meta.dirname, '..', '..', 'samples', 'fischer-benko-setup.pgn'),
  'utf8',
)

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

/** Annotates with our engine, which starts faster than the bundled one. */
const annotateSoon = (games: string, ...flags: readonly string[]): Promise<string> =>
  annotate(games, '--engine', 'Backrank', ...flags)

/** The text on one line, since line breaks do not matter. */
const flat = (text: string): string => text.replace(/\s+/g, ' ')

describe('words about the moves of a game', () => {
  test('go into their own comment and leave the other comments alone', async () => {
    const written = flat(await annotateSoon(MATED, '--words'))
    expect(written).toMatch(
      /2\. g4 \$4 \{\[%eval #-1,\d+\] \[%report [\d.]+,4\]\} \{\[%report words \S+\] Allows mate with 2\.\.\. Qh4#\.\}/,
    )
    expect(written).toContain('{Weak.}')
    expect(written).toContain('{So soon.}')
  })

  test('are not written unless asked for, and are removed by the next run without them', async () => {
    const plain = await annotateSoon(MATED, '--lines', '2')
    expect(plain).not.toContain('words')
    expect(await annotateSoon(await annotateSoon(MATED, '--words', '--lines', '2'), '--lines', '2')).toBe(
      plain,
    )
  })

  test.each([
    ['a setup', SETUP],
    ['a game of masters', LATE_SETUP],
  ])('come out the same in a second run over %s', async (_, game) => {
    const written = await annotate(game, '--words', '--nodes', '100')
    expect(await annotate(written, '--words', '--nodes', '100', '--threads', '1')).toBe(written)
    expect(flat(written)).toContain('[%report words')
  })

  test('say what moves of masters allowed and missed', async () => {
    const written = flat(await annotate(OVERLOOKED, '--words', '--nodes', '20000'))
    expect(written).toMatch(/Leaves the rook on d7 en prise\.|The rook on d7 is lost to 24\. Qxd7\./)
    expect(written).toMatch(/Misses 24\. Qxd7, which wins a rook\.|Overlooks 24\. Qxd7, winning a rook\./)
  })

  test('keep changes by the user, run after run', async () => {
    const written = await annotateSoon(MATED, '--words')
    const reworded = written.replace(/Allows\s+mate\s+with/, 'Walks into')
    expect(reworded).not.toBe(written)
    const again = await annotateSoon(reworded, '--words')
    expect(flat(again)).toContain('Walks into 2... Qh4#.')
    expect(again).not.toMatch(/Allows\s+mate/)
    expect(await annotateSoon(again, '--words')).toBe(again)
  })
})
