import { describe, expect, test } from 'vitest'
import { unwrap } from '@shared/result'
import { layerSizes } from '@shared/solver/setupGraph'
import { startCount } from '@shared/setup/starts/starts'
import { variantById, type VariantId } from '@shared/variants'
import { setupGraphOf } from '../../../../../electron/rules/setup/setupGraphOf'
import { aPosition } from '../../../../support/aPosition'

const RELOCATION = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 king'
const THROWN = 'b2br3/pppppppp/8/8/8/8/PPPPPPPP/B2R1B2[QRNNKqrnnk] w - - 0 1'
const LAST_TURN = 'b1nbrn1r/pppppppp/8/8/8/8/PPPPPPPP/B1NRRB1N[QKqk] w - - 0 4'
const EMPTY = '8/pppppppp/8/8/8/8/PPPPPPPP/8[QRRBBNNKqrrbbnnk] w - - 0 1'

const graphOf = (id: VariantId, fen: string, options: readonly string[] = []) => {
  using position = aPosition(id, fen, options)
  return setupGraphOf(position)
}

describe('the graph of a setup', () => {
  test('of a throw of Half-Random Transcendental has 60 complete ranks for each side', () => {
    const graph = unwrap(graphOf('half-random-transcendental', THROWN))
    expect(graph).toMatchObject({ rows: 60, columns: 60, lastAtOnce: true })
    expect(graph.stages.map(({ turn, axis }) => `${turn} ${axis}`)).toEqual(
      Array.from({ length: 4 }, () => ['white row', 'black column']).flat(),
    )
    const states = layerSizes(graph).reduce((sum, { rows, columns }) => sum + rows * columns, 0)
    // 1, 20, 130 and 330 states of either side after each number of placements, 60 when its rank is complete.
    expect(states).toBe(195_121)
  })

  test('of the last turn of a played game has two moves for each side', () => {
    const graph = unwrap(graphOf('half-random-transcendental', LAST_TURN))
    expect(graph.stages.map(({ moves }) => moves)).toEqual(
      [
        ['Q@b1+K@g1', 'Q@g1+K@b1'],
        ['Q@b8+K@g8', 'Q@g8+K@b8'],
      ].map(moves => expect.arrayContaining(moves) as unknown),
    )
    expect(graph.arrays).toContainEqual({
      white: 'BQNRRBKN',
      black: 'BKNBRNQR',
      fen: 'bknbrnqr/pppppppp/8/8/8/8/PPPPPPPP/BQNRRBKN w - - 0 5',
    })
  })

  test('has the castling rights of both sides in its arrays', () => {
    const fen = 'r1bknb1r/pppppppp/8/8/8/8/PPPPPPPP/NB1RK1RN[QBnq] w - - 0 4'
    const graph = graphOf('fischer-benko', fen)
    expect(unwrap(graph).arrays.map(array => array.fen)).toContain(
      'rqbknbnr/pppppppp/8/8/8/8/PPPPPPPP/NBBRKQRN w KQkq - 0 5',
    )
  })

  test('of a relocation has all states in rows, and every array of the system at its end', () => {
    const graph = unwrap(graphOf('arrangement', RELOCATION))
    expect(layerSizes(graph)).toEqual([1, 5, 5, 20, 80].map(rows => ({ rows, columns: 1 })))
    expect(graph).toMatchObject({ lastAtOnce: false, rows: 80, columns: 1 })
    expect(new Set(graph.arrays.map(({ fen }) => fen)).size).toBe(startCount(variantById('arrangement')))
  })

  test('of a curtailed relocation has the remaining castling rights in its arrays', () => {
    const graph = unwrap(graphOf('arrangement', RELOCATION, ['curtailed']))
    const rights = new Set(graph.arrays.map(({ fen }) => fen.split(' ')[2]))
    expect(rights).toEqual(new Set(['KQkq', 'Kk', 'Qq']))
  })

  test.each<[id: VariantId, fen: string, refusal: object]>([
    ['pre-chess', EMPTY, { kind: 'tooManyArrays', arrays: 8_294_400, most: 50_000 }],
    ['chess', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', { kind: 'noSetupPhase' }],
    ['fischer-benko', 'rqbknbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNRKQR w KQkq - 0 5', { kind: 'setupOver' }],
    ['arrangement', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 3', { kind: 'setupOver' }],
  ])('is refused: %s %s', (id, fen, error) => {
    expect(graphOf(id, fen)).toEqual({ ok: false, error })
  })

  test('leaves the position unchanged', () => {
    using position = aPosition('half-random-transcendental', THROWN)
    setupGraphOf(position)
    expect(position.fen()).toBe(THROWN)
    expect(() => position.undo()).toThrow()
  })
})
