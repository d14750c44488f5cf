import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { makeUci } from '@shared/notation/uci'
import { aJob, aProfile, atWork, type Work } from '../support/engineWork'
import { LONG_WAIT } from '../support/longWait'
import { programPath } from '../support/programPath'
import { standStill } from '../support/testTime'

const ENGINES = ['stockfish', 'fairy-stockfish'] as const

for (const name of ENGINES)
  describe(name, { tags: [name] }, () => {
    const program = programPath(name)

    test('analyzes a position to a depth', async () => {
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

    test('reports several lines, the best first', async () => {
      const work = atWork(await aProfile(program))
      const job = aJob({ limits: { depth: 6 }, multiPv: 4 })
      work.session.want(job)
      await work.until(() => work.done.length > 0)
      const { lines } = work.reports.at(-1)!
      expect(lines.map(({ rank }) => rank)).toEqual([1, 2, 3, 4])
      expect(new Set(lines.map(({ moves }) => makeUci(job.variant, moves[0]!))).size).toBe(4)
    })

    test('searches only the requested moves', async () => {
      const work = atWork(await aProfile(program))
      const job = aJob({ limits: { depth: 5 }, only: 'a2a3 h2h4', multiPv: 3 })
      work.session.want(job)
      await work.until(() => work.done.length > 0)
      const first = work.reports.at(-1)!.lines.map(({ moves }) => makeUci(job.variant, moves[0]!))
      expect(first.sort()).toEqual(['a2a3', 'h2h4'])
    })
  })

describe('an engine whose job keeps changing', () => {
  for (const name of ENGINES)
    test(`${name} never answers for what it was asked before`, { tags: [name] }, async () => {
      const work = atWork(await aProfile(programPath(name)))
      const lines = ['', 'e2e4', 'e2e4 e7e5', 'd2d4', 'd2d4 d7d5 c2c4', 'g1f3']
      const wanted: number[] = []
      const stale: number[] = []
      work.session.listen({ report: ({ jobId }) => jobId === wanted.at(-1) || stale.push(jobId) })
      for (let n = 0; n < 50; n++) {
        const job = aJob({ line: lines[n % lines.length]!, multiPv: 1 + (n % 3) })
        wanted.push(job.jobId)
        work.session.want(job)
        // Now and then the engine has time to begin.
        if (n % 7 === 0) await work.until(() => work.reports.at(-1)?.jobId === job.jobId)
        else if (n % 2 === 0) await sleep(n % 10)
      }
      const last = wanted.at(-1)!
      await work.until(() => work.reports.at(-1)?.jobId === last)
      expect(stale).toEqual([])
      expect(work.notices).toEqual([])
      const sent = work.session.log().filter(({ direction }) => direction === 'sent')
      const searches = sent.filter(({ text }) => text.startsWith('go')).length
      const stops = sent.filter(({ text }) => text === 'stop').length
      expect(stops).toBe(searches - 1)
      expect(searches).toBeLessThanOrEqual(50)
    })

  test('ends a canceled search, and begins the same one again', { tags: ['stockfish'] }, async () => {
    const work = atWork(await aProfile(programPath('stockfish')))
    const job = aJob()
    work.session.want(job)
    await work.until(() => work.reports.length > 0)
    work.session.want(undefined)
    await work.until(() => work.session.state === 'ready')
    const before = work.reports.length
    work.session.want(job)
    await work.until(() => work.reports.length > before)
    expect(work.done).toEqual([])
  })

  test('sends at most ten reports a second', { tags: ['stockfish'] }, async () => {
    const work = atWork(await aProfile(programPath('stockfish')))
    standStill()
    const times: number[] = []
    work.session.listen({ report: () => times.push(performance.now()) })
    work.session.want(aJob({ multiPv: 5 }))
    await vi.waitFor(() => expect(times.length).toBeGreaterThan(5), LONG_WAIT)
    const [first, last] = [times[0]!, times.at(-1)!]
    expect(last - first).toBeGreaterThanOrEqual((times.length - 1) * 100)
  })

  for (const name of ENGINES)
    test(`${name} never has two lines that begin alike`, { tags: [name] }, async () => {
      const work = atWork(await aProfile(programPath(name)))
      for (const line of ['', 'e2e4', 'd2d4 d7d5', 'c2c4 e7e5']) {
        const job = aJob({ line, limits: { depth: 11 }, multiPv: 8 })
        work.session.want(job)
        await work.until(() => work.done.includes(job.jobId))
        for (const { lines } of work.reports.splice(0)) {
          const firsts = lines.map(({ moves }) => makeUci(job.variant, moves[0]!))
          expect(firsts).toEqual([...new Set(firsts)])
        }
      }
    })
})

describe('options', () => {
  const setOptions = (work: Work) =>
    work.session
      .log()
      .filter(({ direction, text }) => direction === 'sent' && text.startsWith('setoption'))
      .map(({ text }) => text)

  test('are sent only if they change, and between searches', { tags: ['stockfish'] }, async () => {
    const profile = await aProfile(programPath('stockfish'))
    const work = atWork({ ...profile, values: { Hash: 32, Threads: 1 } })
    work.session.want(aJob({ limits: { depth: 4 } }))
    await work.until(() => work.done.length === 1)
    work.session.want(aJob({ limits: { depth: 4 } }))
    await work.until(() => work.done.length === 2)
    expect(setOptions(work)).toEqual([
      'setoption name Hash value 32',
      'setoption name UCI_AnalyseMode value true',
      'setoption name UCI_ShowWDL value true',
    ])
  })

  test(
    'restart the search if the user changes one or presses a button',
    { tags: ['stockfish'] },
    async () => {
      const profile = await aProfile(programPath('stockfish'))
      const work = atWork(profile)
      const job = aJob()
      work.session.want(job)
      await work.until(() => work.reports.length > 0)
      work.session.change({ ...profile, values: { Hash: 8 } })
      work.session.press('Clear Hash')
      const sent = () => work.session.log().filter(({ direction }) => direction === 'sent')
      await work.until(() => sent().filter(({ text }) => text.startsWith('go')).length === 2)
      const before = work.reports.length
      await work.until(() => work.reports.length > before)
      const texts = sent().map(({ text }) => text)
      expect(texts.slice(texts.indexOf('stop'))).toEqual([
        'stop',
        'setoption name Hash value 8',
        'setoption name Clear Hash',
        'isready',
        expect.stringMatching(/^position/),
        'go infinite',
      ])
      expect(work.done).toEqual([])
    },
  )

  test('let the engine report chances and castle as in Chess960', { tags: ['stockfish'] }, async () => {
    const work = atWork(await aProfile(programPath('stockfish')))
    const job = aJob({
      system: 'chess960',
      fen: 'rk3r2/pppppppp/8/8/8/8/PPPPPPPP/RK3R2 w KQkq - 0 1',
      limits: { depth: 6 },
      only: 'b1f1',
    })
    work.session.want(job)
    await work.until(() => work.done.length === 1)
    const [line] = work.reports.at(-1)!.lines
    expect(line!.moves[0]).toEqual({ kind: 'castlingH', from: 1, to: 5 })
    const { win, draw, loss } = line!.winDrawLoss!
    expect(win + draw + loss).toBe(1000)
    expect(setOptions(work)).toContain('setoption name UCI_Chess960 value true')
    expect(work.notices).toEqual([])
  })
})

describe('two engines at once', () => {
  test('analyze different positions', { tags: ['stockfish', 'fairy-stockfish'] }, async () => {
    const works = await Promise.all(ENGINES.map(async name => atWork(await aProfile(programPath(name)))))
    const jobs = works.map((work, n) => {
      const job = aJob({ line: ['e2e4', 'd2d4 d7d5'][n]! })
      work.session.want(job)
      return job
    })
    await Promise.all(works.map((work, n) => work.until(() => work.reports.at(-1)?.jobId === jobs[n]!.jobId)))
    works[0]!.session.want(undefined)
    await works[0]!.until(() => works[0]!.session.state === 'ready')
    const before = works[1]!.reports.length
    await works[1]!.until(() => works[1]!.reports.length > before)
    expect(works.map(({ notices }) => notices)).toEqual([[], []])
  })
})

describe('a game with a setup phase', () => {
  test('continues as Chess960 after the setup', { tags: ['stockfish'] }, async () => {
    const work = atWork(await aProfile(programPath('stockfish')))
    const fen = '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1'
    const setup = 'R@h1 N@e8 N@d1 R@a8 N@a1 N@h8 Q@g1+K@f1'
    const before = aJob({ system: 'fischer-benko', fen, line: setup })
    expect(work.session.want(before)).toMatchObject({
      kind: 'variantNotPlayed',
      variant: 'fischer-benko',
      inSetup: true,
    })
    expect(work.states).toEqual([])
    const line = `${setup} Q@b8+K@d8 e2e4`
    const after = aJob({ system: 'fischer-benko', fen, line, limits: { depth: 6 } })
    expect(work.session.want(after)).toBeUndefined()
    await work.until(() => work.done.length > 0)
    expect(work.reports.at(-1)!.lines[0]!.depth).toBe(6)
    expect(work.notices).toEqual([])
  })

  test(
    'is followed during the setup by an engine that knows the system by name',
    { tags: ['fairy-stockfish'] },
    async () => {
      const profile = await aProfile(programPath('fairy-stockfish'))
      expect(profile.variants).toContain('pre-chess')
      const work = atWork(profile)
      const fen = '8/pppppppp/8/8/8/8/PPPPPPPP/8[QRRBBNNKqrrbbnnk] w - - 0 1'
      const job = aJob({ system: 'pre-chess', fen, line: 'K@e1 K@e8 R@h1', limits: { depth: 6 } })
      work.session.want(job)
      await work.until(() => work.done.length > 0)
      const { lines } = work.reports.at(-1)!
      expect(lines[0]!.moves[0]!.kind).toBe('placement')
      expect(work.notices).toEqual([])
    },
  )
})
