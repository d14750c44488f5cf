import { describe, expect, test } from 'vitest'
import { makeUci } from '@shared/notation/uci'
import { aJob, aProfile, atWork } from '../support/engineWork'
import { installedEngine } from '../support/engineMoves'

const STOCKFISH = installedEngine('stockfish')
const FAIRY = installedEngine('fairy-stockfish')

describe.each([STOCKFISH, FAIRY])('%s', program => {
  test('looks at a position to a depth', async () => {
    const work = atWork(await aProfile(program))
    const job = aJob({ line: 'e2e4 e7e5', limits: { depth: 8 } })
    work.session.want(job)
    await work.until(() => work.done.includes(job.jobId))
    const last = work.reports.at(-1)!
    expect(last.jobId).toBe(job.jobId)
    expect(last.lines[0]).toMatchObject({ rank: 1, depth: 8 })
    expect(last.lines[0]!.moves.length).toBeGreaterThan(2)
    expect(last.counts.nodes).toBeGreaterThan(0)
    expect(work.states).toEqual(['starting', 'searching', 'ready'])
    expect(work.notices).toEqual([])
  })

  test('tells several lines, the best first', async () => {
    const work = atWork(await aProfile(program))
    const job = aJob({ limits: { depth: 6 }, multiPv: 4 })
    work.session.want(job)
    await work.until(() => work.done.length > 0)
    const { lines } = work.reports.at(-1)!
    expect(lines.map(({ rank }) => rank)).toEqual([1, 2, 3, 4])
    expect(new Set(lines.map(({ moves }) => makeUci(job.variant, moves[0]!))).size).toBe(4)
  })

  test('looks only at the moves that it is told to', async () => {
    const work = atWork(await aProfile(program))
    const job = aJob({ limits: { depth: 5 }, only: 'a2a3 h2h4', multiPv: 3 })
    work.session.want(job)
    await work.until(() => work.done.length > 0)
    const first = work.reports.at(-1)!.lines.map(({ moves }) => makeUci(job.variant, moves[0]!))
    expect(first.sort()).toEqual(['a2a3', 'h2h4'])
  })
})
