import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeComment, parseComment } from '@shared/notation/pgn/commands'
import { indexGames } from '@shared/notation/pgn/gameIndex'
import { parseGame, parseGames } from '@shared/notation/pgn/parser'
import type { PgnComment, PgnGame, PgnLine, PgnMove, PgnTag } from '@shared/notation/pgn/pgn'
import { PGN_RESULTS } from '@shared/notation/pgn/pgn'
import { makeGame, makePgn } from '@shared/notation/pgn/writer'
import { outlineOf } from '../support/outline'

const NOWHERE = { line: 1, column: 1, offset: 0 }

const oneLine = fc.string().filter(text => !/[\r\n]/.test(text))

const comment: fc.Arbitrary<PgnComment> = fc.oneof(
  fc.record({ style: fc.constant('brace' as const), text: fc.string() }),
  fc.record({
    style: fc.constant('brace' as const),
    text: fc.string({ unit: fc.constantFrom('}', '{', '[%chr ', '7D]', '5B]', '\n', ';', '[A "b"]', ' ') }),
  }),
  fc.record({ style: fc.constantFrom('line' as const, 'escape' as const), text: oneLine }),
)

const comments = fc.array(comment, { maxLength: 2 })

const word = fc.constantFrom(
  'e4',
  'Nf3',
  'O-O-O',
  'N@c1',
  'Q@g1+K@f1',
  'K<=>g8',
  'Q=',
  'Kc>>g1',
  '--',
  'exd8=Q#',
)

const { line } = fc.letrec<{ line: PgnLine; move: PgnMove }>(tie => ({
  line: fc
    .record({ moves: fc.array(tie('move'), { minLength: 1, maxLength: 4 }), last: comments })
    .map(({ moves, last }) => ({ moves, comments: moves.at(-1)!.variations.length > 0 ? last : [] })),
  move: fc.record({
    text: word,
    at: fc.constant(NOWHERE),
    nags: fc.array(fc.integer({ min: 0, max: 255 }), { maxLength: 3 }),
    commentsBefore: comments,
    comments,
    variations: fc.oneof({ maxDepth: 3 }, fc.constant([]), fc.array(tie('line'), { maxLength: 2 })),
  }),
}))

const tag: fc.Arbitrary<PgnTag> = fc.record({ name: fc.stringMatching(/^[A-Za-z]\w{0,9}$/), value: oneLine })

/** Two records of a game without the places where things stand. */
const placeless = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, inner: unknown) => (key === 'at' || key === 'length' ? 0 : inner)))

test('a game that was written is read as it was', () => {
  fc.assert(
    fc.property(
      fc.array(tag, { minLength: 1, maxLength: 5 }),
      line,
      fc.constantFrom(...PGN_RESULTS),
      (tags, main, result) => {
        const game = { tags, line: main, result, faults: [], at: NOWHERE, length: 0 }
        const read = parseGames(makeGame(game))
        expect(read).toHaveLength(1)
        expect(placeless(read[0])).toEqual(placeless(game))
      },
    ),
    { numRuns: 1000 },
  )
})

/** Text made of what PGN is made of, in any order. */
const soup = fc.string({
  unit: fc.constantFrom(
    ...[
      'e4',
      'Nf3 ',
      '1.',
      '1. ',
      '2... ',
      ' ',
      '\n',
      '\n\n',
      '\r\n',
      '(',
      ')',
      ' ( ',
      ' ) ',
      '{',
      '}',
      '{x}',
      ';',
    ],
    ...[
      '%',
      '[',
      ']',
      '"',
      '\\',
      '[A "b"]',
      '[A "b"]\n',
      '\n[Event "x"]\n',
      '1-0',
      ' 1-0 ',
      ' * ',
      '1/2',
      '$1',
      '$300',
    ],
    ...[
      '!',
      '?!',
      '--',
      'junk',
      'é',
      '\ufeff',
      '…',
      'e.p.',
      '0-0',
      '<=>',
      '[%chr 7D]',
      '=',
      '±',
      '\0',
      '12',
      '.',
    ],
    ...['…', '\u00a0', ',', '*', ':', '½-½'],
  ),
  maxLength: 60,
})

/** An index counts columns in bytes, and offsets from the game on. */
const withoutColumns = (outlines: readonly unknown[]): string =>
  JSON.stringify(outlines).replace(/"(\d+):\d+ (?:\(\d+, \d+\))?/g, '"$1 ')

/** Texts that once were written otherwise each time. */
const FOUND: [string][] = [
  ['?!1/2 1. '],
  ['e42...  (  ) ±1/2'],
  ['e.p.[%chr 7D]%\r\ne4'],
  ['e.p.[A "b"]\n?!1/2)2... '],
  ['e4 * ) 1. {x}e4'],
  [' \ufeff\ufeff$300[A "b"]\n'],
  ['\0\ufeff\ufeff…1-01. '],
  ['e4±±±'],
  ['e4…1-0{1. $1'],
  ['e4…1/2! \n\n1. '],
]

describe('any text', () => {
  test('is read without a throw, and written so that it stays as it is', () => {
    fc.assert(
      fc.property(fc.oneof(soup, fc.string()), text => {
        const once = makePgn(parseGames(text))
        const twice = makePgn(parseGames(once))
        expect(makePgn(parseGames(twice))).toBe(twice)
      }),
      { numRuns: 5000, examples: FOUND },
    )
  })

  test('keeps every letter of its movetext', () => {
    const letters = (pgn: string) =>
      Array.from(pgn.replace(/[^A-Za-zé]/g, ''))
        .sort()
        .join('')
    fc.assert(
      fc.property(soup, text => {
        const kept = letters(makePgn(parseGames(text)))
        for (const letter of letters(text.replaceAll('e.p.', '').replaceAll(/\[%chr 7D\]/g, '')))
          expect(kept).toContain(letter)
      }),
      { numRuns: 1000 },
    )
  })

  test('has the same games by way of the index', () => {
    fc.assert(
      fc.property(soup, text => {
        const bytes = new TextEncoder().encode(text)
        const decode = (part: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(part)
        const found = Array.from(indexGames(bytes, decode)).flatMap(({ games }) => games)
        const read = found.map(({ from, length, line: at, column }) =>
          parseGame(decode(bytes.subarray(from, from + length)), { line: at, column, offset: 0 }),
        )
        const contents = (games: readonly PgnGame[]) => withoutColumns(games.map(outlineOf))
        expect(contents(read)).toEqual(contents(parseGames(text)))
      }),
      { numRuns: 3000, examples: [['é\u00a0'], ['%\u00a0\n'], ['e4!1-0 1. d4']] },
    )
  })
})

test('a comment is put together as it was', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('[%', 'cal ', 'Gc2c4', ']', '[', ' ', '\n', 'x') }),
      text => {
        expect(makeComment(parseComment(text))).toBe(text)
      },
    ),
  )
})
