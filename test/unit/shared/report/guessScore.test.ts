import { describe, expect, test } from 'vitest'
import type { Valued } from '@shared/report/examined'
import { guessGain, guessPoints, guessScore } from '@shared/report/guessScore'

const cp = (value: number): Valued => ({ kind: 'searched', score: { kind: 'cp', value } })
const LOST: Valued = { kind: 'ended', winner: 'black' }

describe('the gain of a guess over the move of the game', () => {
  test('is counted from the view of the mover', () => {
    const values = { game: cp(0), guess: cp(100) }
    expect(guessGain('white', values)).toBeGreaterThan(5)
    expect(guessGain('black', values)).toBeCloseTo(-guessGain('white', values))
  })

  test('is the whole remaining chance if the guess ends in mate', () => {
    expect(guessGain('white', { game: cp(0), guess: LOST })).toBeCloseTo(-50)
    expect(guessGain('black', { game: cp(0), guess: LOST })).toBeCloseTo(50)
  })
})

describe('the points of a guess', () => {
  test.each([
    [{ kind: 'found' }, 100],
    [{ kind: 'givenUp' }, 0],
    [{ kind: 'other', gain: 0 }, 100],
    // Better than the game: nothing is lost against the better of both.
    [{ kind: 'other', gain: 12 }, 100],
    [{ kind: 'other', gain: -16 }, 50],
    [{ kind: 'other', gain: -32 }, 25],
    [{ kind: 'other' }, undefined],
  ] as const)('%j scores %s', (outcome, points) => {
    expect(guessPoints(outcome, false)).toBe(points)
    expect(guessPoints(outcome, true)).toBe(points === undefined ? undefined : points / 2)
  })

  test('are averaged without guesses that were not scored', () => {
    expect(guessScore([100, undefined, 50, 0])).toBe(50)
    expect(guessScore([undefined])).toBeUndefined()
  })
})
