import { readdirSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseGames } from '@shared/notation/pgn/parser'
import { ok, unwrap } from '@shared/result'
import type { FlatGame } from '@shared/tree/game'
import { coreCodec } from '../../electron/files/pgn/coreCodec'
import { indexBytes } from '../../electron/files/pgn/readIndexed'
import { withFile } from '../../electron/files/pgn/readBytes'
import { replaceGame } from '../../electron/files/pgn/replaceGame'
import { withFileLock } from '../../electron/files/pgn/fileLock'
import { theCore } from '../support/aPosition'
import { rewriteGames } from '../support/rewriteGames'
import { scratchFolder } from '../support/scratchFolder'

/*
 * Games with all kinds of faults found in files: everything a person wrote comes back from a save, once and
 * in its place. Each bit of text has a number, `zq7z`, which is no move, no glyph and no result.
 */

/** The moves of a game, used as long as nothing is wrong. */
const LEGAL = 'e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Nb8 d4 Nbd7'.split(' ')

const MOVE = 'the next move'
const MARK = 'a number of its own'

const marked = fc.constantFrom(
  `{${MARK}}`,
  `{${MARK}\n${MARK}}`,
  `;${MARK}\n`,
  `\n%${MARK}\n`,
  MARK,
  `{${MARK}`,
  `[Site "${MARK}"]`,
  `%${MARK}`,
)

const broken = fc.constantFrom(
  ...[
    'Ke4',
    'Qh9',
    'e9',
    'dxc6',
    'f3',
    '--',
    'O-O-O',
    '1-0',
    '0-1',
    '1/2',
    '*',
    ')',
    '{',
    '}',
    '[',
    ']',
    '"',
  ],
  ...[
    '$7',
    '$300',
    '!?',
    '±',
    '1',
    '12.',
    '3...',
    '...',
    ';',
    '%',
    '\u00a0',
    '\ufeff',
    '…',
    ',',
    '\r\n',
    'e.p.',
  ],
)

const parentheses = fc.constantFrom('(', ')', `(${MARK})`, `({${MARK}})`, '()')

/** Joins pieces; fills in numbers for marks, and the moves of the game in their order. */
const textOf = (pieces: readonly string[], glue: string): string => {
  const moves = LEGAL.values()
  let marks = 0
  return pieces
    .map(piece => (piece === MOVE ? (moves.next().value ?? 'Kg1') : piece))
    .join(glue)
    .replaceAll(MARK, () => `zq${marks++}z`)
}

const glue = fc.constantFrom(' ', ' ', '', '\n')

const move = { weight: 4, arbitrary: fc.constant(MOVE) }
const line = fc.array(fc.oneof(move, marked, broken), { maxLength: 30 })
const tree = fc.array(fc.oneof(move, marked, broken, parentheses), { maxLength: 30 })

const TAGS = '[Event "x"]\n[Result "1-0"]\n\n'
const game = fc.tuple(fc.constantFrom('', TAGS), tree).map(([tags, pieces]) => [tags, ...pieces, '\n'])

const file = fc.tuple(fc.array(game, { maxLength: 4 }), glue).map(([games, by]) => textOf(games.flat(), by))

const folder = path.join(import.meta.dirname, '..')
const REAL = [
  ...readdirSync(path.join(folder, 'fixtures', 'pgn')).map(name => `fixtures/pgn/${name}/input.pgn`),
  '../samples/fischer-benko-setup.pgn',
  '../samples/lukic-vujacic.pgn',
].map(name => readFileSync(path.join(folder, name), 'utf8'))

/** A real file in which pieces replace up to nine characters each. */
const damaged = fc
  .tuple(
    fc.constantFrom(...REAL),
    fc.array(fc.tuple(fc.nat(2000), fc.nat(9), fc.oneof(marked, broken, parentheses)), { maxLength: 9 }),
  )
  .map(([text, falls]) =>
    textOf(
      [
        falls.reduce((before, [at, length, piece]) => {
          const from = at % (before.length + 1)
          return before.slice(0, from) + piece + before.slice(from + length)
        }, text),
      ],
      '',
    ),
  )

const format = rewriteGames

const marksOf = (text: string): readonly string[] => text.match(/zq\d+z/g) ?? []

const resultsOf = (text: string): readonly string[] => parseGames(text).map(({ result }) => result)

const expectKept = (text: string): void => {
  const written = format(text)
  expect([...marksOf(written)].sort()).toEqual([...marksOf(text)].sort())
  expect(resultsOf(written)).toEqual(resultsOf(text))
  expect(format(written)).toBe(written)
}

/** Games that once lost text, changed their result, or grew with every save. */
const FOUND: [string][] = [
  ['1. e4 Nf6 2. e5 d5 3. exd6 Bf5 4. Bxc7 {slip} dxc6 1-0 {My closing notes}'],
  ['1. e4 e5 2. Ke4) 2... Nf6 3. d4 {keep me} d5 1-0'],
  ['1. e4 Ke4 1-0 {x} *'],
  ['1. d4 Ke4 d6{'],
  ['1. d4 Ke4 e5('],
  ['{a}{b}e4$1{c}{d}1; rest\nf3'],
  ['1. e4 1-0 1. {x} d4 *'],
  ['1. e4 1-0\n\n5 0-1 1. d4 *'],
  ['d4(f6()1-0.f)'],
  ['0-1{}{'],
  ['[]\ufeff[b"'],
  ['*{1. $300'],
]

describe('a file with broken games', () => {
  test('is written with every mark in order, if there are no variations and tags, which move to their places', () => {
    fc.assert(
      fc.property(line, glue, (pieces, by) => {
        const text = textOf(['1. e4', ...pieces.filter(piece => !piece.startsWith('['))], by)
        expect(marksOf(format(text))).toEqual(marksOf(text))
      }),
      { numRuns: 3000 },
    )
  })

  test('is written with every mark once and all results, and does not change when it is written again', () => {
    fc.assert(fc.property(file, expectKept), { numRuns: 3000, examples: FOUND })
  })

  test('is written with every mark once and all results if it is a damaged real file', () => {
    fc.assert(fc.property(damaged, expectKept), { numRuns: 3000 })
  })
})

const withComment = ({ nodes: [root, ...others], ...rest }: FlatGame): FlatGame => ({
  ...rest,
  nodes: [
    { ...root!, commentsBefore: [...root!.commentsBefore, { style: 'brace', text: 'new' }] },
    ...others,
  ],
})

const indexedFile = async (file: string) => ok(indexBytes(await readFile(file)))

const gamesOf = (bytes: Buffer): readonly string[] =>
  indexBytes(bytes).games.map(({ begin, end }) => bytes.toString('utf8', begin, end))

test('a comment put into one game of a file leaves all others as they are', async () => {
  const name = path.join(await scratchFolder(), 'games.pgn')
  const codec = coreCodec(theCore())
  const save = async (index: number, text: string): Promise<Buffer> => {
    const indexed = indexBytes(await readFile(name))
    unwrap(
      await withFileLock(name, turn =>
        withFile(name, opened => replaceGame(turn, { file: opened, indexed, index }, text, indexedFile)),
      ),
    )
    return readFile(name)
  }
  await fc.assert(
    fc.asyncProperty(file, fc.nat(5), async (text, place) => {
      const before = gamesOf(Buffer.from(text))
      const index = place % Math.max(1, before.length)
      const read = codec.read(before[index] ?? '', { line: 1, column: 1, offset: 0 })
      if (!read.ok || before.length === 0) return
      await writeFile(name, text)
      const after = gamesOf(await save(index, codec.write(withComment(read.value))))
      expect(after.toSpliced(index, 1)).toEqual(before.toSpliced(index, 1))
      expect(marksOf(after[index]!).toSorted()).toEqual(marksOf(before[index]!).toSorted())
    }),
    { numRuns: 300 },
  )
})
