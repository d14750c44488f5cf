import { describe, expect, test } from 'vitest'
import { loadCore } from '../../../../electron/core/load'
import { layWeights } from '../../../../electron/engine/pool/weights'
import type { VariantId } from '@shared/variants'
import { positionOf } from '../../../support/positionOf'

const core = loadCore()
const { parameters } = layWeights(core)

const valueOf = (fen: string, id: VariantId = 'double-chess960'): number => {
  using position = positionOf(core, id, fen)
  return core.exports.evaluate(position.address, parameters)
}

describe('the static evaluation', () => {
  test.each<[string, string, string]>([
    [
      'a bishop in its corner behind a blocked pawn than one in the open',
      '4k3/pp3ppp/8/8/8/1P6/1P3PPP/B3K3 w - - 0 1',
      '4k3/pp3ppp/8/8/8/1P6/1P3PPP/2B1K3 w - - 0 1',
    ],
    [
      'a bishop in its corner behind an unmoved pawn than behind one that has made way',
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/BRNQKRNB w - - 0 1',
      'rnbqkbnr/pppppppp/8/8/8/1P4P1/P1PPPP1P/BRNQKRNB w - - 0 1',
    ],
    [
      'a rook boxed in by its king than one outside',
      'r5k1/ppp2ppp/8/8/8/8/PPP2PPP/3Q2KR w - - 0 1',
      'r5k1/ppp2ppp/8/8/8/8/PPP2PPP/3QR1K1 w - - 0 1',
    ],
    [
      'a knight that cannot leave its corner than one with squares',
      'r3k2r/ppp2ppp/8/8/8/1P6/P1P2PPP/N3K2R w - - 0 1',
      'r3k2r/ppp2ppp/8/8/8/1P6/P1P2PPP/2N1K2R w - - 0 1',
    ],
    [
      'a king without the right to castle than one with it',
      'r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w kq - 0 1',
      'r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 0 1',
    ],
    [
      'two bishops of one color than a pair',
      '4k3/pppppppp/8/8/8/8/PPPPPPPP/1B2KB2 w - - 0 1',
      '4k3/pppppppp/8/8/8/8/PPPPPPPP/2B1KB2 w - - 0 1',
    ],
    [
      'a doubled and isolated pawn than two beside each other',
      '4k3/pp1p1ppp/8/8/8/P7/P4PPP/4K3 w - - 0 1',
      '4k3/pp1p1ppp/8/8/8/8/PP3PPP/4K3 w - - 0 1',
    ],
    [
      'a passed pawn at home than one about to promote',
      '8/5k2/8/8/8/8/P4K2/8 w - - 0 1',
      '8/P4k2/8/8/8/8/5K2/8 w - - 0 1',
    ],
  ])('is lower for %s', (_, worse, better) => {
    expect(valueOf(worse)).toBeLessThan(valueOf(better))
  })
})

describe('pieces in hand', () => {
  const EVEN = '4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3[QRRBBNNqrrbbnn] w - - 0 2'

  test('count about as much as on the board', () => {
    const start = valueOf('8/pppppppp/8/8/8/8/PPPPPPPP/8[QRRBBNNKqrrbbnnk] w - - 0 1', 'pre-chess')
    expect(Math.abs(start)).toBeLessThan(80)
    expect(Math.abs(valueOf(EVEN, 'pre-chess') - start)).toBeLessThan(80)
  })

  test('keep the evaluation level when a side has placed its queen', () => {
    const queenless = '4k3/pppppppp/8/8/8/8/PPPPPPPP/3QK3[RRBBNNqrrbbnn] b - - 0 2'
    expect(Math.abs(valueOf(queenless, 'pre-chess'))).toBeLessThan(100)
  })
})

describe('a material edge that cannot win', () => {
  test.each([
    ['a bare bishop', '4k3/8/8/8/8/8/8/3BK3 w - - 0 1'],
    ['two knights', '4k3/8/8/8/8/8/8/2NNK3 w - - 0 1'],
    ['rook against bishop', '4kb2/8/8/8/8/8/8/3RK3 w - - 0 1'],
  ])('is worth little: %s', (_, fen) => {
    expect(Math.abs(valueOf(fen))).toBeLessThan(120)
  })

  test('is worth less with opposite-colored bishops', () => {
    const same = '4kb2/pp3ppp/8/8/8/8/PPPP1PPP/2B1K3 w - - 0 1'
    const opposite = '2b1k3/pp3ppp/8/8/8/8/PPPP1PPP/2B1K3 w - - 0 1'
    expect(valueOf(opposite)).toBeLessThan(valueOf(same))
  })
})

test('having the move is worth something', () => {
  const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR'
  expect(valueOf(`${start} w KQkq - 0 1`)).toBeGreaterThan(0)
  expect(valueOf(`${start} b KQkq - 0 1`)).toBe(valueOf(`${start} w KQkq - 0 1`))
})

test('a knight, a rook and a queen are each worth more than the one before', () => {
  const worth = (piece: string) =>
    valueOf(`4k3/pppp1ppp/8/8/8/8/PPPP1PPP/R3K2${piece} w - - 0 1`.replace('2.', '3'))
  const values = ['.', 'N', 'R', 'Q'].map(worth)
  expect(values).toEqual(values.toSorted((a, b) => a - b))
  expect(values[3]! - values[0]!).toBeGreaterThan(700)
})
