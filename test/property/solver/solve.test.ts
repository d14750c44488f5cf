import { describe, expect, test } from 'vitest'
import { flipSetup } from '../../support/flipSetup'
import { aPosition, theCore } from '../../support/aPosition'
import { Position } from '../../../electron/core/position'
import { setupGraphOf } from '../../../electron/rules/setup/setupGraphOf'
import { unwrap } from '@shared/result'
import { seededRandom, type Random } from '@shared/setup/starts/random'
import { randomStartCount, randomStartSetup } from '@shared/setup/starts/starts'
import { answerAt, type SetupAnswer } from '@shared/solver/answer'
import { READINGS, solve, solverFrom, type Reading } from '@shared/solver/induction'
import { edgesOf, ROOT, stateBehind, type SetupGraph } from '@shared/solver/setupGraph'
import { variantById, type VariantId } from '@shared/variants'
import { isLastTurnOfBoth, minimax, tableOf, type ValueOf } from './minimax'

const RELOCATION = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 king'

/**
 * Values of arrays that depend only on the seed and the array. Few values are different, so that there are
 * ties.
 */
const randomValues =
  (seed: string, range: number): ValueOf =>
  (white, black) =>
    seededRandom(`${seed} ${white} ${black}`).below(2 * range + 1) - range

const remembered = (valueOf: ValueOf): ValueOf => {
  const known = new Map<string, number>()
  return (white, black) => {
    const value = known.get(white + black) ?? valueOf(white, black)
    known.set(white + black, value)
    return value
  }
}

const filledIn = ({ arrays }: SetupGraph, valueOf: ValueOf): Float64Array =>
  Float64Array.from(arrays, ({ white, black }) => valueOf(white, black))

const graphOf = (position: Position): SetupGraph => unwrap(setupGraphOf(position))

const answerIn = (graph: SetupGraph, valueOf: ValueOf, reading: Reading): SetupAnswer =>
  answerAt(solve(graph, filledIn(graph, valueOf), reading))

const answerOf = (position: Position, valueOf: ValueOf, reading: Reading): SetupAnswer =>
  answerIn(graphOf(position), valueOf, reading)

/** The value of the array in which a line ends. */
const playedOut = (graph: SetupGraph, line: readonly string[], valueOf: ValueOf): number => {
  let state = { row: 0, column: 0 }
  for (const [place, uci] of line.entries()) {
    const { axis, offsets, targets, moves } = graph.stages[place]!
    const edge = moves.indexOf(uci, offsets[state[axis]])
    expect(edge).toBeLessThan(offsets[state[axis] + 1]!)
    state = { ...state, [axis]: targets[edge]! }
  }
  const { white, black } = graph.arrays[state.row * graph.columns + state.column]!
  return valueOf(white, black)
}

const expectAsMinimax = (position: Position, values: ValueOf): void => {
  const valueOf = remembered(values)
  const expected = minimax(position, valueOf)
  const sign = position.turn() === 'white' ? 1 : -1
  const graph = graphOf(position)
  for (const reading of READINGS) {
    const answer = answerIn(graph, valueOf, reading)
    const best = sign * Math.max(...expected.map(move => sign * move[reading])) + 0
    const rows = expected.map(move => ({
      uci: move.uci,
      value: move[reading],
      cost: sign * (best - move[reading]) + 0,
      arrays: move.arrays,
    }))
    expect(answer.value).toBe(best)
    expect(answer.moves).toEqual(rows.toSorted((one, other) => one.cost - other.cost))
    expect(answer.best).toEqual(rows.filter(({ value }) => value === best).map(({ uci }) => uci))
    expect(answer.line[0]).toBe(answer.best[0])
    if (reading === 'sequential') expect(playedOut(graph, answer.line, valueOf)).toBe(best)
    const asks = reading === 'simultaneous' && isLastTurnOfBoth(position)
    expect(answer.lastTurn?.values).toEqual(asks ? tableOf(position, valueOf) : undefined)
  }
}

/** Plays this many random legal moves, and fails if there are fewer. */
const wander = (position: Position, plies: number, random: Random): void => {
  for (let ply = 0; ply < plies; ply++) {
    const moves = position.legalMoves()
    position.play(moves[random.below(moves.length)]!)
  }
}

const throwOf = (id: VariantId, random: Random): Position => {
  const variant = variantById(id)
  const setup = unwrap(randomStartSetup(variant, random.below(randomStartCount(variant))))
  return unwrap(Position.from(theCore(), variant, setup))
}

const RANGES = [3, 40, 400]

describe('the solver agrees with brute force', () => {
  test.each<[id: VariantId, plies: number, throws: number]>([
    ['fischer-benko', 0, 6],
    ['fischer-benko', 1, 8],
    ['fischer-benko', 2, 10],
    ['fischer-benko', 3, 10],
    ['fischer-benko', 4, 16],
    ['fischer-benko', 5, 16],
    ['fischer-benko', 6, 40],
    ['fischer-benko', 7, 16],
    ['half-random-transcendental', 0, 1],
    ['half-random-transcendental', 1, 1],
    ['half-random-transcendental', 2, 10],
    ['half-random-transcendental', 3, 10],
    ['half-random-transcendental', 4, 16],
    ['half-random-transcendental', 5, 16],
    ['half-random-transcendental', 6, 60],
    ['half-random-transcendental', 7, 16],
    ['pre-chess', 8, 1],
    ['pre-chess', 9, 2],
    ['pre-chess', 11, 8],
    ['pre-chess', 12, 8],
    ['pre-chess', 14, 4],
    ['pre-chess', 15, 4],
  ])('%s after %i placements, %i throws', (id, plies, throws) => {
    const random = seededRandom(`${id} ${plies}`)
    for (let round = 0; round < throws; round++) {
      using position = throwOf(id, random)
      wander(position, plies, random)
      expectAsMinimax(position, randomValues(`round ${round}`, RANGES[round % RANGES.length]!))
    }
  })

  test.each([[[]], [['curtailed']]])('in every state of a relocation, options %j', options => {
    using position = aPosition('arrangement', RELOCATION, options)
    const states = new Set<string>()
    const visit = (): void => {
      const before = states.size
      if (states.add(position.fen()).size === before) return
      if (position.setup().memory.relocation === undefined) return
      expectAsMinimax(position, randomValues('relocation', 30))
      for (const move of position.legalMoves()) {
        position.play(move)
        visit()
        position.undo()
      }
    }
    visit()
    // 1 + 5 + 5 + 20 states to check, and 80 arrays.
    expect(states.size).toBe(111)
  })
})

describe('laws', () => {
  test('a state in a graph has the same answer as its position alone', () => {
    const random = seededRandom('within')
    for (const reading of READINGS) {
      using position = throwOf('fischer-benko', random)
      const values = remembered(randomValues('within', 50))
      const graph = graphOf(position)
      const solved = solve(graph, filledIn(graph, values), reading)
      for (let state = ROOT; state.stage < graph.stages.length;) {
        expect(answerAt(solved, state)).toEqual(answerOf(position, values, reading))
        const moves = position.legalMoves()
        const choice = random.below(moves.length)
        position.play(moves[choice]!)
        state = stateBehind(graph, state, edgesOf(graph, state)[choice]!)
      }
    }
  })

  test('solving from a state gives the same answer as the whole setup, and keeps nothing of earlier values', () => {
    const random = seededRandom('from')
    for (const reading of READINGS) {
      using position = throwOf('fischer-benko', random)
      const graph = graphOf(position)
      const values = filledIn(graph, randomValues('from', 50))
      const solved = solve(graph, values, reading)
      for (let state = ROOT; state.stage < graph.stages.length;) {
        const solveFor = solverFrom(graph, reading, state)
        solveFor(filledIn(graph, randomValues('before', 5000)))
        expect(answerAt(solveFor(values), state)).toEqual(answerAt(solved, state))
        const edges = edgesOf(graph, state)
        state = stateBehind(graph, state, edges[random.below(edges.length)]!)
      }
    }
  })

  test.each<VariantId>(['fischer-benko', 'half-random-transcendental'])(
    '%s: every move is best if all arrays have the same value',
    id => {
      using position = throwOf(id, seededRandom('constant'))
      for (const reading of READINGS) {
        const answer = answerOf(position, () => 17, reading)
        expect(answer.value).toBe(17)
        expect(answer.best).toHaveLength(position.legalMoves().length)
        expect(answer.moves.every(({ value, cost }) => value === 17 && cost === 0)).toBe(true)
      }
    },
  )

  test('a constant added to every array is added to every move', () => {
    using position = throwOf('fischer-benko', seededRandom('added'))
    const values = remembered(randomValues('added', 100))
    const plain = answerOf(position, values, 'sequential')
    const more = answerOf(position, (white, black) => values(white, black) + 25, 'sequential')
    expect(more.moves).toEqual(plain.moves.map(move => ({ ...move, value: move.value + 25 })))
    expect(more.line).toEqual(plain.line)
  })

  test("Black, who sees White's last placement in sequence, never does worse than at once", () => {
    const random = seededRandom('order')
    for (let round = 0; round < 10; round++) {
      using position = throwOf('half-random-transcendental', random)
      wander(position, 2, random)
      const values = remembered(randomValues(`order ${round}`, 100))
      const [inSequence, atOnce] = READINGS.map(reading => answerOf(position, values, reading).value)
      expect(inSequence).toBeLessThanOrEqual(atOnce!)
    }
  })

  test('a simultaneous last turn favors neither side: exchanging the colors negates the value', () => {
    const random = seededRandom('mirror')
    for (let round = 0; round < 60; round++) {
      using position = throwOf('half-random-transcendental', random)
      wander(position, 6, random)
      const values = remembered(randomValues(`mirror ${round}`, 20))
      const setup = { ...flipSetup(position.setup()), turn: 'white' as const }
      using mirrored = unwrap(Position.from(theCore(), position.variant, setup))
      const exchanged = answerOf(mirrored, (white, black) => -values(black, white), 'simultaneous')
      const answer = answerOf(position, values, 'simultaneous')
      expect(exchanged.value + 0).toBe(0 - answer.value)
      expect(exchanged.lastTurn!.rows).toHaveLength(answer.lastTurn!.columns.length)
    }
  })

  test('a graph with its colors and axes exchanged has opposite values in every state', () => {
    using position = throwOf('fischer-benko', seededRandom('exchanged'))
    const graph = graphOf(position)
    const { rows, columns } = graph
    const values = filledIn(graph, randomValues('exchanged', 100))
    const stages = graph.stages.map(stage => ({
      ...stage,
      turn: stage.turn === 'white' ? ('black' as const) : ('white' as const),
      axis: stage.axis === 'row' ? ('column' as const) : ('row' as const),
    }))
    const transposed = Float64Array.from(
      values,
      (_, index) => -values[(index % rows) * columns + Math.floor(index / rows)]!,
    )
    const { layers, sizes } = solve(graph, values, 'sequential')
    const other = solve({ ...graph, stages, rows: columns, columns: rows }, transposed, 'sequential')
    for (const [place, size] of sizes.entries())
      for (let row = 0; row < size.rows; row++)
        for (let column = 0; column < size.columns; column++)
          expect(
            other.layers[place]![column * size.rows + row]! + layers[place]![row * size.columns + column]!,
          ).toBe(0)
  })
})

test('arrays have the FENs that the core gives them', () => {
  const random = seededRandom('fens')
  for (const id of ['fischer-benko', 'pre-chess'] as const) {
    using position = throwOf(id, random)
    wander(position, id === 'pre-chess' ? 12 : 4, random)
    const fens = new Set(graphOf(position).arrays.map(({ fen }) => fen))
    const reached = new Set<string>()
    const visit = (): void => {
      const [move] = position.legalMoves()
      if (move?.kind !== 'placement') reached.add(position.fen())
      else
        for (const one of position.legalMoves()) {
          position.play(one)
          visit()
          position.undo()
        }
    }
    visit()
    expect(reached).toEqual(fens)
  }
})
