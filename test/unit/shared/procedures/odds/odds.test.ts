import { describe, expect, test } from 'vitest'
import { fractionText } from '@shared/procedures/model/fraction'
import type { Equipment } from '@shared/procedures/model/procedure'
import { summarizeSpread, oddsVerdict } from '@shared/procedures/words/verdict'
import { byAllThrows, listedOdds, procedureOf } from '../../../../support/throwing'

type Odds = ReturnType<typeof listedOdds>

/** The odds of a procedure of the catalogue. */
const odds = (id: string, equipment?: Equipment): Odds => listedOdds(procedureOf(id), equipment)

const shares = ({ outcomes }: Odds): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from(outcomes, ([rank, share]) => [rank, fractionText(share)]))

describe('equipment', () => {
  test.each(['fischer-random-2', 'korean-random', 'beautiful', 'english-random-1', 'fischer-benko'])(
    'changes the throws of %s, but no probability',
    id => {
      const [usual, ...others] = procedureOf(id).equipment.map(equipment => shares(odds(id, equipment)))
      expect(others).toEqual(others.map(() => usual))
    },
  )

  test('determines the expected throws by its rerolls', () => {
    const throws = (id: string, equipment: Equipment): string =>
      fractionText(odds(id, equipment).expectedThrows)
    // 4/3 + 1 on each wing
    expect(throws('korean-random', 'coins')).toBe('14/3')
    // 6/4 thrice, (6/4 + 3 + 3 + 6/4)/4 for the rooks, 6/3
    expect(throws('fischer-random-2', 'die')).toBe('35/4')
    // 1 + 1 + 1 + 6/5 + 1 with dice of 4, 4, 6, 6 and 4 sides
    expect(throws('fischer-random-1', 'dice')).toBe('26/5')
  })
})

describe('following every throw', () => {
  test.each<[string, Equipment]>([
    ['fischer-benko', 'die'],
    ['fischer-benko', 'coins'],
    ['beautiful', 'die'],
    ['korean-random', 'die'],
    ['korean-random', 'coins'],
    ['fischer-random-2', 'coins'],
    ['fischer-random-2', 'die'],
    ['arrangement-random', 'dice'],
    ['ajax-random', 'coins'],
  ])(
    'gives the odds of %s with %s',
    (id, equipment) => {
      const found = byAllThrows({ ...procedureOf(id), second: { kind: 'mirrored' } }, equipment)
      const ranks = Array.from(found, ([pair, share]) => [pair.split('/')[0], fractionText(share)] as const)
      expect(Object.fromEntries(ranks)).toEqual(shares(odds(id, equipment)))
    },
    30_000,
  )
})

describe('the verdict', () => {
  test.each([
    ['fischer-random-1', 'gives each of the 960 ranks with a chance of 1/960'],
    ['fischer-random-2', 'makes 384 of the 960 ranks 1.5 times as likely (1/768) as 576 others (1/1,152)'],
    ['ajax-random', 'makes 720 of the 1,680 ranks 1.333 times as likely (1/1,440) as 960 others (1/1,920)'],
  ])('is worded for %s', (id, sentence) => {
    expect(oddsVerdict(summarizeSpread(odds(id)), 'ranks')).toBe(sentence)
  })
})
