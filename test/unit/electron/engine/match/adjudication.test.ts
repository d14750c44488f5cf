import { describe, expect, test } from 'vitest'
import type { Score } from '@shared/analysis/score'
import { adjudicate, type AdjudicationRules } from '../../../../../electron/engine/match/adjudication'

const cp = (...values: readonly number[]): readonly Score<'white'>[] =>
  values.map(value => ({ kind: 'cp', value }))

describe('adjudication', () => {
  const win: AdjudicationRules = { win: { score: 500, moves: 2 } }
  const draw: AdjudicationRules = { draw: { score: 10, moves: 2, from: 3 } }

  test.each<[string, AdjudicationRules, readonly (Score<'white'> | undefined)[], unknown]>([
    ['won by White', win, cp(0, 500, 700, 501, 900), { kind: 'win', winner: 'white' }],
    ['won by Black', win, cp(-500, -700, -501, -900), { kind: 'win', winner: 'black' }],
    [
      'won by a mate in sight',
      win,
      [...cp(600, 600, 600), { kind: 'mate', value: 9 }],
      { kind: 'win', winner: 'white' },
    ],
    ['not where one engine thinks otherwise', win, cp(600, 400, 600, 600), undefined],
    ['not where the sides disagree', win, cp(600, -600, 600, -600), undefined],
    ['not too soon', win, cp(900, 900, 900), undefined],
    ['not where a score is missing', win, [...cp(600, 600, 600), undefined], undefined],
    ['even', draw, cp(50, 50, 10, -10, 0, 3), { kind: 'draw' }],
    ['not even too soon', draw, cp(0, 0, 0, 0), undefined],
    ['not even for a mate', draw, [...cp(0, 0, 0, 0, 0), { kind: 'mate', value: -1 }], undefined],
    ['too long', { maxPlies: 2 }, [undefined, undefined], { kind: 'maxPlies' }],
    ['not without rules', {}, cp(9999, 9999, 9999, 9999), undefined],
  ])('ends a game: %s', (_, rules, scores, verdict) => {
    expect(adjudicate(rules, scores)).toEqual(verdict)
  })
})
