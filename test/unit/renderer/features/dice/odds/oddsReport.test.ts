import { describe, expect, test } from 'vitest'
import { procedureById } from '@shared/procedures/catalogue'
import type { Procedure } from '@shared/procedures/model/procedure'
import { describeWalk } from '@shared/procedures/words/faults'
import { oddsVerdict } from '@shared/procedures/words/verdict'
import { doOddsJob, type OddsNews } from '../../../../../../renderer/features/dice/odds/oddsJob'
import { BARS, oddsReport, type ExactReport } from '../../../../../../renderer/features/dice/odds/oddsReport'
import { spelledFraction } from '../../../../../../renderer/features/dice/odds/oddsWords'
import { unwrap } from '@shared/result'

/** The report on a procedure with exact odds. */
const exact = (procedure: Procedure): ExactReport => {
  const report = unwrap(oddsReport({ procedure, equipment: 'die' }))
  if (report.kind !== 'exact') throw new Error('an estimate')
  return report
}

const report = (id: string) => exact(procedureById(id)!)

describe('the odds report', () => {
  test('of a fair procedure has bars of equal height', () => {
    const { positions, min, max, bars, least, leastCount } = report('fischer-random-1')
    expect([positions, min, max, leastCount]).toEqual([960, '1/960', '1/960', 960])
    expect(bars).toHaveLength(BARS)
    for (const bar of bars) expect(bar).toBeCloseTo(1, 12)
    expect(least).toHaveLength(3)
  })

  test('of an unfair procedure has rising bars with an average of 1', () => {
    const { bars, ratio, leastCount, mostCount } = report('fischer-random-2')
    expect(ratio).toBeGreaterThan(1)
    expect([...bars].sort((a, b) => a - b)).toEqual(bars)
    expect(bars.reduce((sum, bar) => sum + bar, 0) / bars.length).toBeCloseTo(1, 10)
    expect(leastCount + mostCount).toBeLessThanOrEqual(960)
  })
})

describe('the odds report on both armies', () => {
  test('counts pairs when each player throws', () => {
    const { both, black } = report('fischer-benko')
    expect(both).toMatchObject({ bond: 'independent', positions: 9216, min: '1/9216', expectedThrows: '8/1' })
    expect(black).toBeUndefined()
  })

  test('has bars with an average of 1 for millions of pairs', () => {
    const { both } = report('english-random-1')
    const bars = typeof both === 'object' && 'bars' in both ? both.bars : []
    expect(bars).toHaveLength(BARS)
    expect(bars.reduce((sum, bar) => sum + bar, 0) / BARS).toBeCloseTo(1, 10)
    expect([...bars].sort((a, b) => a - b)).toEqual(bars)
  })

  test('shows Black’s odds separately when they differ', () => {
    const nine = { kind: 'own', turns: 'alternate' } as const
    const free: Procedure = {
      id: 'free',
      name: 'Free',
      rank: '?????????',
      pieces: { bishop: 1 },
      equipment: ['die'],
      steps: [{ kind: 'place', piece: 'bishop', where: [{ kind: 'color', color: 'dark' }] }],
      second: nine,
    }
    const white = exact(free)
    expect([oddsVerdict(white, 'ranks'), oddsVerdict(white.black!, 'ranks')]).toEqual([
      'gives each of the 5 ranks with a chance of 1/5',
      'gives each of the 4 ranks with a chance of 1/4',
    ])
  })

  test('counts the pairs after a shared step when they are too many to list', () => {
    const wide = {
      ...procedureById('english-random-2')!,
      second: { kind: 'own', turns: 'after', shared: 1 },
    } as const
    const { both, positions } = exact(wide)
    // Both kings go to the same one of eight squares; then each side has 630 ranks, all equally likely.
    expect(positions).toBe(5040)
    expect(both).toMatchObject({
      bond: 'shared',
      positions: 8 * 630 ** 2,
      min: '1/3175200',
      max: '1/3175200',
    })
  })
})

test.each([
  ['1/9216', '1/9,216'],
  ['4/1', '4'],
  ['12345678901234567891/12345678901234567890', '12,345,678,901,234,567,891/12,345,678,901,234,567,890'],
])('the fraction %s is shown with all its digits', (fraction, shown) => {
  expect(spelledFraction(fraction)).toBe(shown)
})

const DEAD_END: Procedure = {
  ...procedureById('chess960')!,
  id: 'dead-end',
  steps: [
    { kind: 'kingInside' },
    { kind: 'place', piece: 'queen' },
    { kind: 'place', piece: 'knight' },
    { kind: 'place', piece: 'knight' },
    { kind: 'place', piece: 'rook' },
    { kind: 'place', piece: 'rook' },
    { kind: 'bishopsOpposite', first: 'dark' },
  ],
}

const newsOf = (procedure: Procedure, check: boolean): readonly OddsNews[] => {
  const news: OddsNews[] = []
  doOddsJob({ procedure, equipment: 'die', check }, one => news.push(one))
  return news
}

describe('an odds job', () => {
  test('reports progress for each move before its report', () => {
    const news = newsOf(procedureById('fischer-benko')!, true)
    // Each player has three moves.
    expect(news.map(({ kind }) => kind)).toEqual([...Array<string>(6).fill('progress'), 'found'])
  })

  test('names the step at which a procedure can reach a dead end', () => {
    const [news] = newsOf(DEAD_END, true)
    expect(news?.kind === 'fault' && describeWalk(DEAD_END, news.fault)).toContain(
      'step 7 (bishops on opposite colors) can come to a dead end',
    )
  })
})
