import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeComment, parseComment } from '@shared/notation/pgn/commands'
import { indexGames } from '@shared/notation/pgn/gameIndex'
import { textsOfGames } from '@shared/notation/pgn/gameScan'
import { parseGame, parseGames } from '@shared/notation/pgn/parser'
import type { PgnComment, PgnGame, PgnLine, PgnMove, PgnTag } from '@shared/notation/pgn/pgn'
import { PGN_RESULTS } from '@shared/notation/pgn/pgn'
import { writeGame } from '@shared/tree/gamePgn'
import type { TreeNode } from '@shared/tree/node'
import { writtenSize } from '@shared/tree/writtenSize'
import { expectSame } from '../support/expectSame'
import { START_FEN } from '../support/aGame'
import { aGame, aNode } from '../support/aNode'
import { outlineOf } from '../support/outline'
import { rewriteGames } from '../support/rewriteGames'

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

/** Any words, legal or not, since writing a tree does not depend on the rules. */
const { node } = fc.letrec<{ node: TreeNode }>(tie => ({
  node: fc
    .record({
      san: word,
      nags: fc.array(fc.integer({ min: 0, max: 255 }), { maxLength: 3 }),
      commentsBefore: comments,
      comments,
      children: fc.oneof({ maxDepth: 4 }, fc.constant([]), fc.array(tie('node'), { maxLength: 3 })),
    })
    .map(({ san, ...rest }) => aNode(san, rest)),
}))

const root = fc
  .tuple(comments, fc.array(node, { minLength: 1, maxLength: 3 }))
  .map(([before, children]) => aNode('', { fen: START_FEN, commentsBefore: before, children }))

const tag: fc.Arbitrary<PgnTag> = fc.record({ name: fc.stringMatching(/^[A-Za-z]\w{0,9}$/), value: oneLine })

/** A move as the parser reads it back, without its place in the text. */
interface ReadMove extends Pick<PgnMove, 'text' | 'nags' | 'commentsBefore' | 'comments'> {
  readonly variations: readonly (readonly ReadMove[])[]
}

const placeless = ({ moves }: PgnLine): readonly ReadMove[] =>
  moves.map(({ text, nags, commentsBefore, comments: after, variations }) => ({
    text,
    nags,
    commentsBefore,
    comments: after,
    variations: variations.map(placeless),
  }))

/** The line that begins with a node, with the given alternatives as variations of its first move. */
const lineFrom = (first: TreeNode, alternatives: readonly TreeNode[] = []): readonly ReadMove[] => {
  const { san: text, nags, commentsBefore, comments: after } = first
  const variations = alternatives.map(other => lineFrom(other))
  const [next, ...others] = first.children
  const rest = next ? lineFrom(next, others) : []
  return [{ text, nags, commentsBefore, comments: after, variations }, ...rest]
}

test('a written game is read back unchanged', () => {
  fc.assert(
    fc.property(
      fc.array(tag, { minLength: 1, maxLength: 5 }),
      root,
      fc.constantFrom(...PGN_RESULTS),
      (tags, tree, result) => {
        const read = parseGames(writeGame(aGame(tree, { tags, result })))
        expect(read).toHaveLength(1)
        const [{ line, ...game }] = read as [PgnGame]
        const [first, ...others] = tree.children
        const [begin, ...rest] = lineFrom(first!, others)
        const commentsBefore = [...tree.commentsBefore, ...begin!.commentsBefore]
        expectSame(placeless(line), [{ ...begin, commentsBefore }, ...rest])
        expect(line).toMatchObject({ comments: [] })
        expect(line).not.toHaveProperty('unread')
        expect(game).toMatchObject({ tags, result, faults: [] })
      },
    ),
    { numRuns: 1000 },
  )
})

test('the predicted size of a written game is never too small', () => {
  fc.assert(
    fc.property(
      fc.array(tag, { maxLength: 4 }),
      fc.constantFrom(...PGN_RESULTS),
      root,
      (tags, result, tree) => {
        const game = aGame(tree, { tags, result })
        expect(Buffer.byteLength(writeGame(game))).toBeLessThanOrEqual(writtenSize(game))
      },
    ),
    { numRuns: 1000 },
  )
})

/** Text of PGN fragments in any order. */
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

/** Texts that once changed each time they were written. */
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
  test('is read without throwing, and does not change when it is written again', () => {
    fc.assert(
      fc.property(fc.oneof(soup, fc.string()), text => {
        const written = rewriteGames(text)
        expect(rewriteGames(written)).toBe(written)
      }),
      { numRuns: 5000, examples: FOUND },
    )
  })

  test('keeps every letter of its movetext', () => {
    const countOf = (pgn: string, letter: string) => pgn.split(letter).length - 1
    fc.assert(
      fc.property(soup, text => {
        const ink = text.replaceAll('e.p.', '').replaceAll(/\[%chr 7D\]/g, '')
        const written = rewriteGames(text)
        for (const letter of new Set(ink.match(/[A-Za-zé]/g)))
          expect(countOf(written, letter)).toBeGreaterThanOrEqual(countOf(ink, letter))
      }),
      { numRuns: 1000 },
    )
  })

  test('has the same games through the index', () => {
    fc.assert(
      fc.property(soup, text => {
        const bytes = new TextEncoder().encode(text)
        const decode = (part: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(part)
        const found = Array.from(indexGames(bytes, () => decode)).flatMap(({ games }) => games)
        const read = found.map(({ from, length, line: at, column }) =>
          parseGame(decode(bytes.subarray(from, from + length)), { line: at, column, offset: 0 }),
        )
        const contents = (games: readonly PgnGame[]) => withoutColumns(games.map(outlineOf))
        expectSame(contents(read), contents(parseGames(text)))
      }),
      { numRuns: 3000, examples: [['é\u00a0'], ['%\u00a0\n'], ['e4!1-0 1. d4']] },
    )
  })

  test('is divided where its games are', () => {
    fc.assert(
      fc.property(soup, text => {
        const games = parseGames(text).map(({ at, length }) => text.slice(at.offset, at.offset + length))
        expect(textsOfGames(text)).toEqual(games)
      }),
      { numRuns: 1000, examples: [['\uFEFF 1. e4 *\n\n1. d4 *'], ['']] },
    )
  })
})

test('a parsed comment is put together unchanged', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('[%', 'cal ', 'Gc2c4', ']', '[', ' ', '\n', 'x') }),
      text => {
        expect(makeComment(parseComment(text))).toBe(text)
      },
    ),
  )
})
