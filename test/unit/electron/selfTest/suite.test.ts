import { describe, expect, test } from 'vitest'
import { parseSuite } from '../../../../electron/selfTest/references'

const SUITE = `# Leaves of the tree of legal moves.

id the array
fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
perft 2 400
perft 1 20

# Own positions.
id kings on b
  fen rk5r/8/8/8/8/8/8/RK5R w Qq - 0 1
option curtailed
perft 3 10122
`

test('a suite is read as positions with options and counts, the shallowest first', () => {
  expect(parseSuite(SUITE)).toEqual({
    ok: true,
    value: [
      {
        id: 'the array',
        fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
        options: [],
        counts: [
          { depth: 1, leaves: 20 },
          { depth: 2, leaves: 400 },
        ],
      },
      {
        id: 'kings on b',
        fen: 'rk5r/8/8/8/8/8/8/RK5R w Qq - 0 1',
        options: ['curtailed'],
        counts: [{ depth: 3, leaves: 10122 }],
      },
    ],
  })
})

test('Windows line endings make no difference', () => {
  expect(parseSuite(SUITE.replaceAll('\n', '\r\n'))).toEqual(parseSuite(SUITE))
})

describe('the line of a fault in a suite', () => {
  test.each<[what: string, line: number, text: string]>([
    ['something before its first position', 1, 'fen 8/8/8/8/8/8/8/8 w - - 0 1'],
    ['a word that it does not know', 3, 'id a\nfen x\nnodes 3'],
    ['a count that is no number', 3, 'id a\nfen x\nperft 1 many'],
    ['a count that is too large to be exact', 3, 'id a\nfen x\nperft 1 99999999999999999'],
    ['a depth that takes too long', 3, 'id a\nfen x\nperft 21 1'],
    ['a depth of nothing', 3, 'id a\nfen x\nperft 0 1'],
    ['more than a count', 3, 'id a\nfen x\nperft 1 2 3'],
    ['an id without a name', 1, 'id'],
    ['two FENs for one position', 3, 'id a\nfen x\nfen y\nperft 1 1'],
    ['a position without a FEN', 1, 'id a\nperft 1 20'],
    ['a position without a count', 4, 'id a\nfen x\nperft 1 20\nid b\nfen y'],
    ['one name twice', 4, 'id a\nfen x\nperft 1 20\nid a\nfen y\nperft 1 20'],
  ])('is reported for %s', (_, line, text) => {
    expect(parseSuite(text)).toEqual({ ok: false, error: { kind: 'line', line } })
  })
})
