import { describe, expect, test } from 'vitest'
import { unwrap } from '@shared/result'
import { estimateErrors } from '@shared/solver/estimate'
import { edgeValues } from '@shared/solver/answer'
import type { ErrorModel } from '@shared/solver/errorModel'
import { solve, valueAt } from '@shared/solver/induction'
import { normalNumbers } from '@shared/solver/posterior'
import { arraysFrom, ROOT, stateBehind, type SetupArray } from '@shared/solver/setupGraph'
import type { VariantId } from '@shared/variants'
import { sampledGraphOf } from '../../../electron/rules/setup/sampledGraph'
import { setupGraphOf } from '../../../electron/rules/setup/setupGraphOf'
import { aPosition } from '../../support/aPosition'

/** Setups that can be solved exactly, with the number of ranks to draw for each side. */
const SETUPS: readonly (readonly [VariantId, fen: string, ranks: number])[] = [
  ['half-random-transcendental', 'b2br3/pppppppp/8/8/8/8/PPPPPPPP/B2R1B2[QRNNKqrnnk] w - - 0 1', 20],
  ['pre-chess', 'r3r3/pppppppp/8/8/8/8/PPPPPPPP/R3R3[QBBNNKqbbnnk] w - - 0 3', 25],
  ['pre-chess', 'r3r3/pppppppp/8/8/8/8/PPPPPPPP/R3RK2[QBBNNqbbnnk] b - - 0 3', 15],
]

const SEEDS = Array.from({ length: 40 }, (_, seed) => `sample ${seed}`)

/** A model in which only the sample is uncertain. */
const CERTAIN: ErrorModel = {
  levels: [{ nodes: 1, bias: 0, trust: 1, common: 0, row: 0, column: 0, own: 0, noise: 1 }],
  interaction: 12,
  ranks: 27,
}

const breathe = (): Promise<void> => Promise.resolve()

/** Values of arrays by their ranks, with the spread of our engine's values. */
const worth = (): ((array: SetupArray) => number) => {
  const random = normalNumbers('worth')
  const drawn = new Map<string, number>()
  const part = (name: string, deviation: number): number => {
    const known = drawn.get(name) ?? deviation * random.next()
    drawn.set(name, known)
    return known
  }
  return ({ white, black }) =>
    20 + part(`white ${white}`, 27) + part(`black ${black}`, 27) + part(`${white} ${black}`, 12)
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

const shareOf = (hits: readonly boolean[]): number => mean(hits.map(Number))

interface Told {
  readonly value: number
  readonly error: number
  readonly moves: readonly number[]
  readonly moveErrors: readonly number[]
}

const tellBy = async (
  [id, fen, ranks]: (typeof SETUPS)[number],
  seed: string,
  valueOf: (array: SetupArray) => number,
): Promise<Told> => {
  using position = aPosition(id, fen)
  const graph = sampledGraphOf(position, { seed, ranks })
  const values = Float64Array.from(graph.arrays, valueOf)
  const expected = solve(graph, values, 'sequential')
  const measured = { rows: graph.rows, columns: graph.columns, values, nodes: values.map(() => 1) }
  const [errors] = await estimateErrors({ expected, measured, model: CERTAIN }, [ROOT], seed, breathe)
  return {
    value: valueAt(expected, ROOT),
    error: errors!.value,
    moves: edgeValues(expected, ROOT),
    moveErrors: errors!.moves,
  }
}

describe.each(SETUPS)('samples of %s %s', (id, fen, ranks) => {
  test('mostly stay within their stated errors, of their mean and of the exact value', async () => {
    const valueOf = worth()
    using position = aPosition(id, fen)
    const graph = unwrap(setupGraphOf(position))
    const exact = solve(graph, Float64Array.from(graph.arrays, valueOf), 'sequential')
    const told: Told[] = []
    for (const seed of SEEDS) told.push(await tellBy([id, fen, ranks], seed, valueOf))
    const expectedValue = mean(told.map(({ value }) => value))
    const expectedMoves = told[0]!.moves.map((_, move) => mean(told.map(({ moves }) => moves[move]!)))
    const held = (truth: number) => shareOf(told.map(({ value, error }) => Math.abs(value - truth) <= error))
    const heldOfMoves = (truths: readonly number[]) =>
      shareOf(
        told.flatMap(({ moves, moveErrors }) =>
          moves.map((value, move) => Math.abs(value - truths[move]!) <= moveErrors[move]!),
        ),
      )
    expect(held(expectedValue)).toBeGreaterThanOrEqual(0.8)
    expect(heldOfMoves(expectedMoves)).toBeGreaterThanOrEqual(0.85)
    expect(held(valueAt(exact, ROOT))).toBeGreaterThanOrEqual(0.75)
    expect(heldOfMoves(edgeValues(exact, ROOT))).toBeGreaterThanOrEqual(0.75)
    // Errors of a mere guess would always hold; these are small enough to mean something.
    expect(mean(told.map(({ error }) => error))).toBeLessThan(60)
  })
})

test('a sample knows how many arrays it represents, and has ranks for every move', () => {
  using position = aPosition('pre-chess', '8/pppppppp/8/8/8/8/PPPPPPPP/8[QRRBBNNKqrrbbnnk] w - - 0 1')
  const before = position.fen()
  const graph = sampledGraphOf(position, { seed: 'x', ranks: 20 })
  expect(position.fen()).toBe(before)
  expect(arraysFrom(graph, ROOT)).toBe(2880 ** 2)
  const [first, second] = graph.stages
  expect(first!.moves).toHaveLength(40)
  expect(graph.sampled).toMatchObject({ rows: true, columns: true })
  expect(graph.columns).toBe(20)
  first!.moves.forEach((uci, edge) => {
    expect(second!.offsets[edge + 1]! - second!.offsets[edge]!).toBeGreaterThanOrEqual(4)
    const [letter, index] = [uci[0]!, uci.charCodeAt(2) - 'a'.charCodeAt(0)]
    for (const rank of second!.moves.slice(second!.offsets[edge], second!.offsets[edge + 1]))
      expect(rank[index]).toBe(letter)
    const ways = letter === 'Q' || letter === 'K' ? 360 : 720
    expect(arraysFrom(graph, stateBehind(graph, ROOT, edge))).toBe(ways * 2880)
  })
  expect(new Set(graph.arrays.map(({ fen }) => fen)).size).toBe(graph.rows * graph.columns)
  expect(sampledGraphOf(position, { seed: 'x', ranks: 20 })).toEqual(graph)
  expect(sampledGraphOf(position, { seed: 'y', ranks: 20 }).arrays).not.toEqual(graph.arrays)
})
