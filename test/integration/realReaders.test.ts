// @long
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parsePgn, startingPosition, type Game, type PgnNodeData } from 'chessops/pgn'
import { parseSan } from 'chessops/san'
import { describe, expect, test } from 'vitest'
import { cli, runCli } from '../support/builtCli'
import { LATE_SETUP } from '../support/masterGame'
import { programPath } from '../support/programPath'
import { treeOf } from '../support/pgnTree'
import { scratchFolder } from '../support/scratchFolder'

/* Annotated games in the form for other programs, read by those programs themselves. */

const SAMPLES = path.join(import.meta.dirname, '..', '..', 'samples')
const sample = (name: string): string => readFileSync(path.join(SAMPLES, name), 'utf8')

/** The marks that every annotated game has at least. */
const MARKS = ['[%report summary]', '[%setup summary]', '[%report better]']

const GAMES = [
  ['Lukic - Vujacic', LATE_SETUP, [...MARKS, ' $4 ', '[%report words']],
  [
    'a Fischer-Benko game',
    sample('fischer-benko-setup.pgn').replace(
      /\*\s*$/,
      '{It begins.} 5. e4 e5 6. d4 (6. d3 {Slower.} d6 (6... d5 $5)) 6... exd4 7. c3 dxc3 8. f4 *\n',
    ),
    MARKS,
  ],
] as const

const written = new Map<string, string>()

/** The game as other programs get it: annotated with words by our engine, with few nodes. */
const published = async (game: string): Promise<string> => {
  const before = written.get(game)
  if (before !== undefined) return before
  const folder = await scratchFolder()
  const [from, to] = ['in', 'annotated'].map(name => path.join(folder, `${name}.pgn`)) as [string, string]
  writeFileSync(from, game)
  const done = runCli(cli, ['annotate', from, '-o', to, '--engine', 'Backrank', '--nodes', '100', '--words'])
  expect({ code: done.code, err: done.err }).toEqual({ code: 0, err: '' })
  // Comments on single turns of the setup have no place in this form, which is reported.
  const { out } = runCli(cli, ['pgn', 'format', to, '--interoperable'])
  written.set(game, out)
  return out
}

const fileOf = async (text: string): Promise<string> => {
  const file = path.join(await scratchFolder(), 'game.pgn')
  writeFileSync(file, text)
  return file
}

const onlyGame = (pgn: string): Game<PgnNodeData> => {
  const games = parsePgn(pgn)
  expect(games).toHaveLength(1)
  return games[0]!
}

/** pgn-extract puts an empty line after the introduction, which chessops takes for the end of the game. */
const byPgnExtract = (file: string): string =>
  execFileSync(programPath('pgn-extract'), ['-s', '-w100000', file], { encoding: 'utf8' }).replace(
    '}\n\n',
    '}\n',
  )

const SCID_SCRIPT = `
sc_base open PGN [lindex $argv 0]
sc_game load 1
puts [sc_game pgn -width 100000 -comments 1 -variations 1 -symbols 0]
exit 0
`

const byScid = (file: string): string => {
  const script = file.replace(/pgn$/, 'tcl')
  writeFileSync(script, SCID_SCRIPT)
  return execFileSync(programPath('scid'), [script, file], { encoding: 'utf8' })
}

const READERS = [
  ['pgn-extract', byPgnExtract],
  ['scid', byScid],
] as const

describe.each(GAMES)('%s, annotated and written for other programs', (_, game, marks) => {
  test('has lines that chessops can play to their ends', async () => {
    const given = await published(game)
    for (const mark of marks) expect(given.replace(/\s+/g, ' ')).toContain(mark)
    const read = onlyGame(given)
    let played = 0
    const walk = (node: typeof read.moves, position: ReturnType<typeof startOf>): void => {
      for (const child of node.children) {
        const after = position.clone()
        const move = parseSan(after, child.data.san)
        if (!move) throw new Error(`chessops cannot play ${child.data.san}`)
        after.play(move)
        played += 1
        walk(child, after)
      }
    }
    const startOf = () => startingPosition(read.headers).unwrap()
    walk(read.moves, startOf())
    expect(played).toBeGreaterThan(10)
    expect(treeOf(read).intro).toMatch(/\[%report summary\]/)
  })

  for (const [name, read] of READERS)
    describe(`is read by ${name}`, { tags: [name] }, () => {
      test('has the same moves, comments, glyphs and variations', async () => {
        const given = await published(game)
        expect(treeOf(onlyGame(read(await fileOf(given))))).toEqual(treeOf(onlyGame(given)))
      })

      test('can be annotated again from there without any change', async () => {
        const given = await published(game)
        const again = await published(read(await fileOf(given)))
        expect(treeOf(onlyGame(again))).toEqual(treeOf(onlyGame(given)))
      })
    })
})
