import { describe, expect, test } from 'vitest'
import { winningChance } from '@shared/analysis/winningChance'
import { trainingScore, type ScoredTurn } from '@shared/solver/trainingScore'
import { givenAway } from '@shared/tree/pricedSetup'

const chance = (value: number) => winningChance({ kind: 'cp', value })

/** The published setup of throw 4532, docs/setup.md. */
const PLAYED: readonly ScoredTurn[] = [
  { turn: 'white', value: 86, cost: 0 },
  { turn: 'black', value: 86, cost: 0 },
  { turn: 'white', value: 22, cost: 64 },
  { turn: 'black', value: 22, cost: 0 },
  { turn: 'white', value: -15, cost: 37 },
  { turn: 'black', value: 42, cost: 57 },
  { turn: 'white', value: 30, cost: 12 },
  { turn: 'black', value: 137, cost: 107 },
]

describe('the centipawns given away', () => {
  test('are the sum of the costs of the turns of a side', () => {
    expect(givenAway(PLAYED, 'white')).toBe(113)
    expect(givenAway(PLAYED, 'black')).toBe(164)
  })
})

describe('the score', () => {
  test('is 100 minus the winning chances given away', () => {
    const white = [chance(86) - chance(22), chance(22) - chance(-15), chance(42) - chance(30)]
    const lost = white.reduce((sum, one) => sum + one, 0)
    expect(trainingScore(PLAYED, 'white')).toBeCloseTo(100 - 100 * lost, 9)
  })

  test("is counted from Black's side for Black", () => {
    const lost = chance(42) - chance(-15) + chance(137) - chance(30)
    expect(trainingScore(PLAYED, 'black')).toBeCloseTo(100 - 100 * lost, 9)
  })

  test('is 100 for best play and for no placement', () => {
    expect(trainingScore([{ turn: 'white', value: -300, cost: 0 }], 'white')).toBe(100)
    expect(trainingScore(PLAYED.slice(0, 1), 'black')).toBe(100)
  })

  test('is lower for the same cost in a balanced game', () => {
    const even = trainingScore([{ turn: 'white', value: -50, cost: 50 }], 'white')
    const won = trainingScore([{ turn: 'white', value: 650, cost: 50 }], 'white')
    expect(even).toBeLessThan(won)
  })

  test('never falls below 0', () => {
    const blunder: ScoredTurn = { turn: 'black', value: 3000, cost: 6000 }
    expect(trainingScore([blunder, blunder, blunder], 'black')).toBe(0)
  })
})
