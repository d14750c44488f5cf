import { expect, test } from 'vitest'
import { adjudicator } from '../../../../tools/tuning/adjudicator'
import { RESULT } from '../../../../tools/tuning/records'

const judgeAll = (scores: readonly number[], firstPly: number, isPlayedOut = false) => {
  const { judge } = adjudicator(isPlayedOut)
  return scores.map((score, i) => judge(score, firstPly + i)).find(result => result !== undefined)
}

test.each([
  ['won by White once both agree for long', Array<number>(6).fill(950), 0, RESULT.whiteWins],
  ['won by Black once both agree for long', Array<number>(6).fill(-950), 0, RESULT.blackWins],
  ['won from the first ply on', Array<number>(4).fill(600), 0, RESULT.whiteWins],
  ['nothing a ply before', Array<number>(3).fill(600), 0, undefined],
  ['nothing while the sides disagree', [950, -950, 950, -950, 950, -950, 950], 0, undefined],
  ['nothing where the lead was lost in between', [950, 950, 950, 500, 950, 950, 950], 0, undefined],
  ['nothing while it is early', Array<number>(20).fill(0), 10, undefined],
  ['drawn once it is late and level', Array<number>(20).fill(5), 70, RESULT.draw],
  ['drawn when it is too long', [100], 300, RESULT.draw],
])('a game is adjudicated as %s', (_, scores, firstPly, result) => {
  expect(judgeAll(scores, firstPly)).toBe(result)
})

test('a game to be played out is adjudicated only when it is too long', () => {
  const scores = Array<number>(30).fill(32_000)
  expect(judgeAll(scores, 0, true)).toBeUndefined()
  expect(judgeAll(scores, 290, true)).toBe(RESULT.draw)
})
