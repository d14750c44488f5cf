import { describe, expect, test } from 'vitest'
import { completions, countedPlacements, remainingPocket } from '@shared/setup/ranks/completions'
import { rankLetters, type Rank } from '@shared/setup/ranks/rank'
import { randomRanksOf } from '@shared/setup/ranks/randomRanks'
import { roleOfLetter } from '@shared/variants/army'
import { variantById, type VariantId } from '@shared/variants'
import { withPiece } from '../../../../support/withPiece'

const fischerBenko = variantById('fischer-benko')

const rankOf = (letters: string): Rank =>
  Array.from(letters, letter => roleOfLetter(fischerBenko.army, letter))

const counted = (id: VariantId, letters: string) => {
  const rank = rankOf(letters)
  return countedPlacements(variantById(id), rank, remainingPocket(variantById(id), rank)!)
}

const randomRanks = (id: VariantId): Rank[] => {
  const set = randomRanksOf(variantById(id))!
  return Array.from(set.numbers(), number => set.at(number)!)
}

const completionsOf = (id: VariantId, rank: Rank): readonly Rank[] =>
  completions(variantById(id), rank, remainingPocket(variantById(id), rank)!)

describe('completions', () => {
  test('number 12, 18 or 30, each for a third of the random starts of Fischer-Benko', () => {
    const sizes = randomRanks('fischer-benko').map(rank => completionsOf('fischer-benko', rank).length)
    expect([12, 18, 30].map(size => sizes.filter(other => other === size).length)).toEqual([32, 32, 32])
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(1_920)
  })

  test('number 60 for each random start of Half-Random Transcendental', () => {
    const sizes = randomRanks('half-random-transcendental').map(
      rank => completionsOf('half-random-transcendental', rank).length,
    )
    expect(new Set(sizes)).toEqual(new Set([60]))
  })

  test('are all ranks of Pre-Chess for its empty rank', () => {
    expect(completionsOf('pre-chess', rankOf('........'))).toHaveLength(2_880)
  })

  test('include the published ranks for the published random ranks', () => {
    const reached = (letters: string) =>
      completionsOf('fischer-benko', rankOf(letters)).map(rank => rankLetters(fischerBenko.army, rank))
    expect(reached('.BB.R...')).toHaveLength(12)
    expect(reached('.BB.R...')).toContain('NBBNRKQR')
    expect(reached('..B..BR.')).toHaveLength(18)
    expect(reached('..B..BR.')).toContain('RQBKNBRN')
  })

  test('do not exist if the pocket is not what the rank lacks', () => {
    const rank = rankOf('.BB.R...')
    expect(completions(fischerBenko, rank, { queen: 1 })).toEqual([])
    expect(completions(fischerBenko, rank, {})).toEqual([])
    expect(remainingPocket(fischerBenko, rankOf('BBB.R...'))).toBeUndefined()
    expect(completions(fischerBenko, rankOf('BBB.R...'), {})).toEqual([])
  })

  test('are only the rank itself if it is complete, or none if it breaks a condition', () => {
    expect(completions(fischerBenko, rankOf('NBBNRKQR'), {})).toEqual([rankOf('NBBNRKQR')])
    expect(completions(fischerBenko, rankOf('KBBNRNQR'), {})).toEqual([])
  })
})

describe('single placements in Fischer-Benko', () => {
  const { army } = fischerBenko
  const placementsOn = (rank: Rank) => counted('fischer-benko', rankLetters(army, rank))

  /** The distinct ranks that one more legal placement on these ranks can produce. */
  const onceMore = (ranks: readonly Rank[]): Rank[] => {
    const reached = ranks.flatMap(rank =>
      placementsOn(rank)
        .filter(placement => placement.completions > 0)
        .map(({ role, index }) => withPiece(rank, role, index)),
    )
    return [...new Map(reached.map(rank => [rankLetters(army, rank), rank])).values()]
  }

  test.each([
    ['first', 0, 1_920, 320],
    ['second', 1, 21_120, 4_864],
    ['third', 2, 64_320, 21_120],
  ])('for the %s piece match the published numbers of all and of illegal ones', (_, before, all, illegal) => {
    const placements = randomRanks('fischer-benko').flatMap(start => {
      let ranks: readonly Rank[] = [start]
      for (let piece = 0; piece < before; piece += 1) ranks = onceMore(ranks)
      return ranks.flatMap(placementsOn)
    })
    expect(placements).toHaveLength(all)
    expect(placements.filter(placement => placement.completions === 0)).toHaveLength(illegal)
  })
})

test.each([
  ['BBR.....', 'king', 7, 0],
  ['BBR...K.', 'queen', 7, 0],
  ['BBR...K.', 'rook', 7, 3],
  ['.BB.R...', 'king', 0, 0],
])('after %s, a %s on index %i leaves %i completions', (letters, role, index, left) => {
  const placement = counted('fischer-benko', letters).find(
    other => other.role === role && other.index === index,
  )
  expect(placement?.completions).toBe(left)
})

test('in Pre-Chess the first bishop may go anywhere, but the last square of a color is for a bishop', () => {
  expect(counted('pre-chess', '........').filter(({ role }) => role === 'bishop')).toHaveLength(8)
  expect(counted('pre-chess', '........').every(({ completions }) => completions > 0)).toBe(true)
  const legal = counted('pre-chess', 'BQ.R.N..').filter(({ completions }) => completions > 0)
  expect(legal.filter(({ role }) => role === 'bishop').map(({ index }) => index)).toEqual([7])
  expect(legal.filter(({ index }) => index === 7).map(({ role }) => role)).toEqual(['bishop'])
})
