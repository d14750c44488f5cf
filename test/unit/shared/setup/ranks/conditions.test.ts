import { describe, expect, test } from 'vitest'
import {
  bishopsApart,
  differsFrom,
  failedCondition,
  kingBetweenRooks,
  mirroredPairs,
  oppositeColors,
  pawnsGuarded,
  type RankTest,
} from '@shared/setup/ranks/conditions'
import type { Rank } from '@shared/setup/ranks/rank'
import { filteredRanks } from '@shared/setup/ranks/rankSet'
import { rankSpace } from '@shared/setup/ranks/rankSpace'
import { roleOfLetter } from '@shared/variants/army'
import { variantById } from '@shared/variants'

const { army, start } = variantById('capablanca-random')
const rankOf = (letters: string): Rank => Array.from(letters, letter => roleOfLetter(army, letter))

const bishopsOpposite = oppositeColors('bishop', 'bishop')
const queenAndArchbishopOpposite = oppositeColors('queen', 'archbishop')
const gothic = rankOf('RNBQCKABNR')

test.each<[string, string, boolean, RankTest]>([
  ['bishops opposite', 'RNBQKBNR', true, bishopsOpposite],
  ['bishops opposite', 'RNBQKNBR', false, bishopsOpposite],
  ['bishops opposite', 'BBQNNRKR', true, bishopsOpposite],
  ['queen and archbishop opposite', 'RNBQCKABNR', true, queenAndArchbishopOpposite],
  ['queen and archbishop opposite', 'RNABQKBCNR', false, queenAndArchbishopOpposite],
  ['king between rooks', 'RKRNNQBB', true, kingBetweenRooks],
  ['king between rooks', 'KRRNNQBB', false, kingBetweenRooks],
  ['king between rooks', 'BBNNQRRK', false, kingBetweenRooks],
  ['mirrored pairs', 'NBKRRQBN', true, mirroredPairs],
  ['mirrored pairs', 'RNBQKBNR', true, mirroredPairs],
  ['mirrored pairs', 'RNBQKNBR', false, mirroredPairs],
  ['mirrored pairs', 'RNBQQBNR', false, mirroredPairs],
  ['bishops apart', 'RNBQCKABNR', true, bishopsApart],
  ['bishops apart', 'RNBBQCKANR', false, bishopsApart],
  ['differs in three files', 'RNBQCKABNR', false, differsFrom(gothic, 3)],
  ['differs in three files', 'RNBCQKABNR', false, differsFrom(gothic, 3)],
  ['differs in three files', 'RNBCKQABNR', true, differsFrom(gothic, 3)],
  ['pawns guarded', 'RNBQCKABNR', true, pawnsGuarded],
  ['pawns guarded', 'NBANBRKRCQ', true, pawnsGuarded],
  // The pawn on the j-file is not guarded.
  ['pawns guarded', 'RBQCKANBRN', false, pawnsGuarded],
])('%s in %s: %s', (_, letters, holds, condition) => {
  expect(condition(rankOf(letters))).toBe(holds)
})

describe('the chained conditions of Capablanca Random', () => {
  const everything = rankSpace(
    army,
    start.shuffles[0]!.files.map(() => undefined),
    start.shuffles.map(({ files, pieces }) => ({ indices: files, pieces })),
  )
  const countMeeting = (kinds: readonly string[]): number => {
    const conditions = start.conditions.filter(({ kind }) => kinds.includes(kind))
    return filteredRanks(everything, rank => failedCondition(conditions, army, rank) === undefined).count
  }

  test.each([
    [453_600, []],
    [151_200, ['kingBetweenRooks']],
    [48_000, ['oppositeColors', 'kingBetweenRooks']],
    [21_836, ['oppositeColors', 'kingBetweenRooks', 'pawnsGuarded']],
    [12_130, ['oppositeColors', 'kingBetweenRooks', 'pawnsGuarded', 'bishopsApart']],
    [12_118, ['oppositeColors', 'kingBetweenRooks', 'pawnsGuarded', 'bishopsApart', 'differsFrom']],
  ])('leave %i ranks after %j', (count, kinds) => {
    expect(countMeeting(kinds)).toBe(count)
  })
})

test('failedCondition returns the first condition that fails', () => {
  const failed = (letters: string) => failedCondition(start.conditions, army, rankOf(letters))
  expect(failed('RNBQCKABNR')).toEqual({ kind: 'differsFrom', rank: 'RNBQCKABNR', files: 3 })
  expect(failed('NBANBRKRCQ')).toBeUndefined()
})
