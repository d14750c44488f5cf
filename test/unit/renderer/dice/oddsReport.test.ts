import { describe, expect, test } from 'vitest'
import { procedureById } from '@shared/procedures/catalogue'
import type { Procedure } from '@shared/procedures/procedure'
import { doOddsJob, type OddsNews } from '../../../../renderer/dice/odds/oddsJob'
import { BARS, oddsReport } from '../../../../renderer/dice/odds/oddsReport'
import { unwrap } from '@shared/result'

const report = (id: string) => unwrap(oddsReport(procedureById(id)!, 'die'))

describe('the report of odds', () => {
  test('of a fair procedure has bars of one height', () => {
    const { ranks, min, max, bars, least, leastCount } = report('fischer-random-1')
    expect([ranks, min, max, leastCount]).toEqual([960, '1/960', '1/960', 960])
    expect(bars).toHaveLength(BARS)
    for (const bar of bars) expect(bar).toBeCloseTo(1, 12)
    expect(least).toHaveLength(3)
  })

  test('of an unfair one rises, and its bars still make the whole', () => {
    const { bars, ratio, leastCount, mostCount } = report('fischer-random-2')
    expect(ratio).toBeGreaterThan(1)
    expect([...bars].sort((a, b) => a - b)).toEqual(bars)
    expect(bars.reduce((sum, bar) => sum + bar, 0) / bars.length).toBeCloseTo(1, 10)
    expect(leastCount + mostCount).toBeLessThanOrEqual(960)
  })
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

describe('a job', () => {
  test('tells each move before its report', () => {
    const news = newsOf(procedureById('fischer-benko')!, true)
    expect(news.map(({ kind }) => kind)).toEqual(['progress', 'progress', 'progress', 'report'])
  })

  test('names the step at which a procedure can end before its time', () => {
    const [news] = newsOf(DEAD_END, true)
    expect(news?.kind === 'fault' && news.fault).toContain(
      'step 7 (bishops on opposite colors) can come to a dead end',
    )
  })
})
