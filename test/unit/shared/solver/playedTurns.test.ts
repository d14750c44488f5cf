import { describe, expect, test } from 'vitest'
import { solve, type Reading } from '@shared/solver/induction'
import { playedTurns } from '@shared/solver/playedTurns'
import type { SetupGraph, Stage } from '@shared/solver/setupGraph'

const stage = (turn: Stage['turn'], moves: readonly string[]): Stage => ({
  turn,
  axis: turn === 'white' ? 'row' : 'column',
  offsets: Uint32Array.from([0, 2]),
  targets: Uint32Array.from([0, 1]),
  moves,
})

/** Each side has one turn left and chooses one of two moves. */
const GRAPH: SetupGraph = {
  stages: [stage('white', ['W1', 'W2']), stage('black', ['B1', 'B2'])],
  lastAtOnce: true,
  rows: 2,
  columns: 2,
  arrays: [],
}

const played = (values: readonly number[], reading: Reading, ucis: readonly string[], band = 0) =>
  playedTurns(solve(GRAPH, Float64Array.from(values), reading), ucis, band)

describe('sequential turns', () => {
  test('cost what the mover gives away, and show the better line', () => {
    const [white, black] = played([10, 40, -50, 90], 'sequential', ['W2', 'B2'])
    expect(white).toMatchObject({ uci: 'W2', before: 10, value: -50, cost: 60, better: ['W1', 'B1'] })
    expect(black).toMatchObject({ uci: 'B2', before: -50, value: 90, cost: 140, better: ['B1'] })
  })

  test('are best if they equal the best within the error', () => {
    const [white] = played([10, 40, 5, 90], 'sequential', ['W2'], 5)
    expect(white).toMatchObject({ cost: 5, isBest: true, better: ['W2', 'B1'] })
  })

  test('need not all be played', () => {
    expect(played([1, 2, 3, 4], 'sequential', [])).toEqual([])
  })
})

describe('simultaneous turns', () => {
  test('are measured against the strategy of the other side, not against its actual choice', () => {
    // White mixes evenly, and so does Black: neither choice can be a mistake.
    for (const ucis of [
      ['W1', 'B1'],
      ['W1', 'B2'],
      ['W2', 'B1'],
      ['W2', 'B2'],
    ])
      for (const turn of played([100, -100, -100, 100], 'simultaneous', ucis))
        expect(turn).toMatchObject({ cost: 0, isBest: true })
  })

  test('have a cost if a choice is worse against every choice of the other side', () => {
    const [white, black] = played([30, 20, 10, 0], 'simultaneous', ['W2', 'B1'])
    expect(white).toMatchObject({ cost: 20, better: ['W1', 'B2'] })
    expect(black).toMatchObject({ cost: 10, better: ['B2'] })
  })
})

test('a move that is not part of the setup throws an error', () => {
  expect(() => played([1, 2, 3, 4], 'sequential', ['B1'])).toThrow('B1 is no move of the setup')
})
