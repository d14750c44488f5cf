import { describe, expect, test } from 'vitest'
import type { EngineLine } from '@shared/analysis/analysis'
import type { Score } from '@shared/analysis/score'
import { seededRandom } from '@shared/setup/starts/random'
import { chooseLine } from '../../../../../electron/engine/practice/chooseLine'

const aLine = (rank: number, score: Score<'mover'>): EngineLine => ({
  rank,
  depth: 4,
  selDepth: 4,
  score,
  winDrawLoss: { win: 0, draw: 1000, loss: 0 },
  moves: [{ kind: 'normal', from: 0, to: rank }],
})

const ofCentipawns = (...scores: readonly number[]) =>
  scores.map((value, place) => aLine(place + 1, { kind: 'cp', value }))

/** The number of times that each rank is chosen in these draws. */
const draws = (lines: readonly EngineLine[], temperature: number, count = 10_000): readonly number[] => {
  const random = seededRandom('draws')
  const times = lines.map(() => 0)
  for (let draw = 0; draw < count; draw += 1)
    times[chooseLine(lines, { temperature }, random)!.rank - 1]! += 1
  return times
}

describe('a player', () => {
  test('at an upper level always plays the best move', () => {
    expect(draws(ofCentipawns(10, 10, 9), 0)).toEqual([10_000, 0, 0])
  })

  test('chooses nothing when there are no moves', () => {
    expect(chooseLine<EngineLine>([], { temperature: 50 }, seededRandom('x'))).toBeUndefined()
  })

  test('plays equal moves equally often', () => {
    for (const times of draws(ofCentipawns(0, 0, 0, 0), 50)) expect(Math.abs(times - 2500)).toBeLessThan(150)
  })

  test('plays a move worse by the temperature 1/e times as often', () => {
    const [best, worse] = draws(ofCentipawns(30, -20), 50)
    expect(worse! / best!).toBeGreaterThan(Math.exp(-1) * 0.93)
    expect(worse! / best!).toBeLessThan(Math.exp(-1) * 1.07)
  })

  test('neither misses a mate that it has seen nor walks into one', () => {
    const mate = aLine(1, { kind: 'mate', value: 2 })
    const longer = aLine(2, { kind: 'mate', value: 30 })
    expect(draws([mate, longer, aLine(3, { kind: 'cp', value: 900 })], 160)[2]).toBe(0)
    expect(draws([...ofCentipawns(-800), aLine(2, { kind: 'mate', value: -1 })], 160)[1]).toBe(0)
  })

  test('makes the same choices with the same seed', () => {
    const lines = ofCentipawns(0, -10, -20)
    const ranks = (seed: string) => {
      const random = seededRandom(seed)
      return Array.from({ length: 20 }, () => chooseLine(lines, { temperature: 40 }, random)!.rank)
    }
    expect(ranks('game one')).toEqual(ranks('game one'))
    expect(ranks('game one')).not.toEqual(ranks('game two'))
  })

  test('that overlooks moves plays a worse one as often as expected, and always plays one', () => {
    const lines = ofCentipawns(900, 0)
    const random = seededRandom('overlooked')
    let lesser = 0
    for (let draw = 0; draw < 10_000; draw += 1)
      if (chooseLine(lines, { temperature: 50, overlooked: 40 }, random)!.rank === 2) lesser += 1
    // 40 % of the time the first line is overlooked, and 60 % of the time the other one is not.
    expect(Math.abs(lesser - 2400)).toBeLessThan(150)
  })
})
