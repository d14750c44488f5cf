import { expect, test } from 'vitest'
import { unwrap } from '@shared/result'
import { loadCore } from '../../../../../electron/core/load'
import { searchedAt } from '../../../../../electron/engine/report/gamePlaces'
import { openPosition } from '../../../../../electron/rules/positions/openPosition'

const core = loadCore()

/** The lines of a search cut off within an iteration: the first, searched deeper, may have fallen behind the second. */
const linesOf = (first: number, second: number, moves: readonly [string, string]) =>
  [first, second].map((value, rank) => ({
    score: { kind: 'cp', value } as const,
    depth: 14 - rank,
    moves: [moves[rank]!],
  }))

test.each([
  // An ending of a published game, in which Stockfish prefers the bishop's move to e6, too.
  [
    '8/2R2pk1/p2P2p1/4Pb1r/P7/1p2nN2/1P6/1B4K1 b - - 0 40',
    linesOf(165, 122, ['f5b1', 'f5e6']),
    'Be6',
    [122, 165],
  ],
  [
    '8/2R2pk1/p2P2p1/4Pb1r/P7/1p2nN2/1P6/1B4K1 b - - 0 40',
    linesOf(122, 165, ['f5e6', 'f5b1']),
    'Be6',
    [122, 165],
  ],
  ['4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', linesOf(10, 30, ['e2e3', 'e2e4']), 'e4', [30, 10]],
] as const)('the best line for the side to move comes first', (fen, lines, san, worth) => {
  using position = unwrap(openPosition(core, { variant: 'chess', options: [], fen })).position
  const found = searchedAt(position, { lines, nodes: 1000 }, { plies: 8 })
  expect(found).toMatchObject({
    score: { value: worth[0] },
    second: { value: worth[1] },
    lines: [[{ san }], [{}]],
  })
})

const sansOf = (fen: string, moves: readonly string[]): readonly string[] => {
  using position = unwrap(openPosition(core, { variant: 'chess', options: [], fen })).position
  const lines = [{ score: { kind: 'cp', value: 0 } as const, depth: 9, moves }]
  const found = searchedAt(position, { lines, nodes: 1000 }, { plies: 8 })
  return found?.kind === 'searched' ? found.lines[0]!.map(({ san }) => san) : []
}

test('a pawn that is taken as soon as it is promoted becomes a queen', () => {
  const fen = '8/5kP1/8/8/8/8/8/K7 w - - 0 1'
  expect(sansOf(fen, ['g7g8r', 'f7g8', 'a1b2'])).toEqual(['g8=Q+', 'Kxg8', 'Kb2'])
  expect(sansOf(fen, ['g7g8r', 'f7e6', 'g8g1'])).toEqual(['g8=R', 'Ke6', 'Rg1'])
})
