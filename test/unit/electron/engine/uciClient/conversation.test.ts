import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { EngineProfile } from '@shared/analysis/engine'
import { makeUci } from '@shared/notation/uci'
import { unwrap } from '@shared/result'
import { Conversation, type ConversationPhase } from '../../../../../electron/engine/uciClient/conversation'
import { systemsOf } from '../../../../../electron/engine/uciClient/variantMapping'
import type { EngineJob, EngineReport } from '../../../../../electron/engine/line/engineSession'
import { uciRequest } from '../../../../../electron/engine/uciClient/uciRequest'
import { aJob, LONG_LIMITS } from '../../../../support/engineWork'

const options: EngineProfile['options'] = [
  { kind: 'spin', name: 'Hash', default: 16, min: 1, max: 1024 },
  { kind: 'spin', name: 'MultiPV', default: 1, min: 1, max: 4 },
  { kind: 'check', name: 'UCI_Chess960', default: false },
  { kind: 'button', name: 'Clear Hash' },
]

const profile: EngineProfile = {
  id: 'x',
  origin: 'external',
  name: 'Engine',
  author: '',
  path: '/engine',
  args: [],
  options,
  values: {},
  ...systemsOf(options),
}

const desiredOf = (job: EngineJob) => ({ job, request: unwrap(uciRequest(profile, job)) })

/** A conversation in which the test speaks for the engine and controls the time. */
const talk = (over: Partial<EngineProfile> = {}) => {
  const sent: string[] = []
  const reports: EngineReport[] = []
  const done: number[] = []
  const phases: ConversationPhase[] = []
  const hanging: string[] = []
  const illegal: string[] = []
  const conversation = new Conversation({ ...profile, ...over }, LONG_LIMITS, {
    send: line => sent.push(line),
    report: report => reports.push(report),
    done: jobId => done.push(jobId),
    phase: phase => phases.push(phase),
    hanging: missing => hanging.push(missing),
    illegalMove: detail => illegal.push(detail),
    now: () => Date.now(),
    after: (ms, then) => {
      const timer = setTimeout(then, ms)
      return () => clearTimeout(timer)
    },
  })
  const hear = (...lines: readonly string[]) => {
    for (const line of lines) conversation.hear(line)
  }
  /** Returns the lines sent since the last call. */
  const news = () => sent.splice(0)
  return { conversation, hear, news, reports, done, phases, hanging, illegal }
}

/** A conversation with an engine that is ready. */
const ready = (over: Partial<EngineProfile> = {}) => {
  const talking = talk(over)
  talking.conversation.begin()
  talking.hear('uciok', 'readyok')
  talking.news()
  return talking
}

const START = 'position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

describe('the handshake', () => {
  test('waits for each answer before it continues', () => {
    const { conversation, hear, news, phases } = talk()
    conversation.begin()
    conversation.want(desiredOf(aJob()))
    expect(news()).toEqual(['uci'])
    hear('readyok', 'bestmove e2e4', 'id name X')
    expect(news()).toEqual([])
    hear('uciok')
    expect(news()).toEqual(['ucinewgame', 'isready'])
    hear('readyok')
    expect(news()).toEqual([START, 'go infinite'])
    expect(phases).toEqual(['greeting', 'settling', 'searching'])
  })

  test.each([
    ['uciok', [], LONG_LIMITS.greetingMs],
    ['readyok', ['uciok'], LONG_LIMITS.readyMs],
  ] as const)('counts as hanging without %s', (missing, answers, limit) => {
    const { conversation, hear, news, hanging } = talk()
    conversation.begin()
    hear(...answers)
    vi.advanceTimersByTime(limit - 1)
    expect(hanging).toEqual([])
    vi.advanceTimersByTime(1)
    expect(hanging).toEqual([missing])
    news()
    hear('uciok', 'readyok')
    conversation.want(desiredOf(aJob()))
    expect(news()).toEqual([])
  })
})

describe('a change of the desired search', () => {
  test('sends one stop, and the next search only after the answer', () => {
    const { conversation, hear, news } = ready()
    conversation.want(desiredOf(aJob()))
    news()
    for (const line of ['e2e4', 'd2d4', 'c2c4']) conversation.want(desiredOf(aJob({ line })))
    expect(news()).toEqual(['stop'])
    hear('bestmove g1f3')
    expect(news()).toEqual([`${START} moves c2c4`, 'go infinite'])
  })

  test('ignores the engine until it has answered', () => {
    const { conversation, hear, reports, done } = ready()
    conversation.want(desiredOf(aJob()))
    const second = aJob()
    hear('info depth 1 score cp 1 pv e2e4')
    conversation.want(desiredOf(second))
    hear('info depth 9 score cp 2 pv d2d4', 'bestmove d2d4', 'info depth 2 score cp 3 pv c2c4')
    vi.advanceTimersByTime(1_000)
    expect(reports.map(({ jobId }) => jobId)).toEqual([second.jobId])
    expect(reports[0]!.lines.map(({ score }) => score.value)).toEqual([3])
    expect(done).toEqual([])
  })

  test('no longer uses the position of the previous search', () => {
    const { conversation, hear, reports, illegal } = ready()
    const job = aJob()
    conversation.want(desiredOf(job))
    hear('info depth 1 score cp 1 pv e2e4')
    conversation.want(undefined)
    job.position[Symbol.dispose]()
    hear('info depth 2 score cp 1 pv d2d4', 'bestmove d2d4')
    vi.advanceTimersByTime(1_000)
    expect(illegal).toEqual([])
    expect(reports).toEqual([])
  })

  test('to nothing stops the search, which starts again when it is desired again', () => {
    const { conversation, hear, news, phases } = ready()
    const desired = desiredOf(aJob())
    conversation.want(desired)
    conversation.want(undefined)
    conversation.want(desired)
    news()
    hear('bestmove e2e4')
    expect(news()).toEqual([START, 'go infinite'])
    conversation.want(undefined)
    hear('bestmove e2e4')
    expect(phases.at(-1)).toBe('idle')
  })

  test('may come from a listener at the end of the previous search', () => {
    const { conversation, hear, news, done, hanging, reports } = ready()
    const next = desiredOf(aJob({ line: 'e2e4' }))
    conversation.want(desiredOf(aJob({ limits: { depth: 1 } })))
    news()
    const push = reports.push.bind(reports)
    reports.push = (...heard) => {
      conversation.want(next)
      return push(...heard)
    }
    hear('info depth 1 score cp 1 pv e2e4', 'bestmove e2e4')
    expect(news()).toEqual([`${START} moves e2e4`, 'go infinite'])
    expect(done).toEqual([])
    vi.advanceTimersByTime(LONG_LIMITS.stopMs * 2)
    expect(hanging).toEqual([])
  })

  test('counts as hanging if stop is not answered', () => {
    const { conversation, hanging } = ready()
    conversation.want(desiredOf(aJob()))
    conversation.want(undefined)
    vi.advanceTimersByTime(LONG_LIMITS.stopMs)
    expect(hanging).toEqual(['bestmove'])
  })
})

describe('a silent search', () => {
  const { silenceMs, answerMs } = LONG_LIMITS

  /** A conversation whose search has begun, with nothing sent since. */
  const searching = () => {
    const talking = ready()
    talking.conversation.want(desiredOf(aJob()))
    talking.news()
    return talking
  }

  test('continues for hours as long as the engine answers', () => {
    const { conversation, hear, news, hanging } = searching()
    let asked = 0
    for (let ms = 0; ms < 3_600_000; ms += 1_000) {
      vi.advanceTimersByTime(1_000)
      for (const line of news()) {
        expect(line).toBe('isready')
        asked++
        hear('readyok')
      }
    }
    expect(hanging).toEqual([])
    expect(asked).toBeGreaterThan(3_600_000 / (silenceMs + answerMs) - 1)
    conversation.want(undefined)
    expect(news()).toEqual(['stop'])
  })

  test('counts as hanging once the engine does not answer, and then nothing more is sent', () => {
    const { conversation, news, hanging } = searching()
    vi.advanceTimersByTime(silenceMs - 1)
    expect(news()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(news()).toEqual(['isready'])
    vi.advanceTimersByTime(answerMs - 1)
    expect(hanging).toEqual([])
    vi.advanceTimersByTime(1)
    expect(hanging).toEqual(['readyok'])
    conversation.want(undefined)
    vi.advanceTimersByTime(3_600_000)
    expect(news()).toEqual([])
    expect(hanging).toHaveLength(1)
  })

  test('is silent only if no line at all comes', () => {
    const { hear, news, hanging } = searching()
    for (let n = 0; n < 10; n++) {
      vi.advanceTimersByTime(silenceMs - 1)
      hear('info string still here')
    }
    expect(news()).toEqual([])
    vi.advanceTimersByTime(silenceMs)
    expect(news()).toEqual(['isready'])
    vi.advanceTimersByTime(answerMs - 1)
    hear('info depth 30 currmove e2e4')
    vi.advanceTimersByTime(answerMs)
    expect(hanging).toEqual([])
  })

  test('that is stopped meanwhile owes only its best move', () => {
    const { conversation, hear, news, hanging } = searching()
    vi.advanceTimersByTime(silenceMs)
    conversation.want(undefined)
    expect(news()).toEqual(['isready', 'stop'])
    hear('readyok', 'bestmove e2e4')
    vi.advanceTimersByTime(3_600_000)
    expect(news()).toEqual([])
    expect(hanging).toEqual([])
  })
})

describe('the end of a search', () => {
  test('comes with all results, and nothing is searched twice', () => {
    const { conversation, hear, news, reports, done } = ready()
    const job = aJob({ limits: { depth: 3 } })
    conversation.want(desiredOf(job))
    news()
    hear(
      'info depth 3 seldepth 4 score cp 5 nodes 99 nps 1000 time 99 hashfull 1 pv e2e4 e7e5',
      'bestmove e2e4',
    )
    expect(done).toEqual([job.jobId])
    expect(reports).toHaveLength(1)
    expect(reports[0]).toMatchObject({
      jobId: job.jobId,
      lines: [{ rank: 1, depth: 3, selDepth: 4, score: { kind: 'cp', value: 5 } }],
      counts: { nodes: 99, speed: 1000, timeMs: 99, hashFull: 1 },
    })
    hear('bestmove e2e4', 'info depth 4 score cp 6 pv e2e4')
    conversation.change(profile)
    vi.advanceTimersByTime(10_000)
    expect(news()).toEqual([])
    expect(reports).toHaveLength(1)
  })
})

describe('options', () => {
  test('are set once, including those of the job, within the bounds that the engine declared', () => {
    const { conversation, hear, news } = ready({ values: { Hash: 64, MultiPV: 3, UCI_Chess960: true } })
    expect(news()).toEqual([])
    conversation.want(desiredOf(aJob({ multiPv: 9, limits: { depth: 1 } })))
    hear('readyok')
    expect(news()).toEqual(['setoption name MultiPV value 4', 'isready', START, 'go depth 1'])
    hear('bestmove e2e4')
    conversation.want(desiredOf(aJob({ multiPv: 4, limits: { depth: 1 } })))
    expect(news()).toEqual([START, 'go depth 1'])
  })

  test('return to the declared default when the user removes a value', () => {
    const { conversation, hear, news } = ready()
    conversation.change({ ...profile, values: { Hash: 64 } })
    expect(news()).toEqual(['setoption name Hash value 64', 'isready'])
    hear('readyok')
    conversation.change(profile)
    expect(news()).toEqual(['setoption name Hash value 16', 'isready'])
  })

  test('wait, like buttons, for the end of a search that they interrupt', () => {
    const { conversation, hear, news } = ready()
    conversation.want(desiredOf(aJob()))
    news()
    conversation.press('Clear Hash')
    conversation.change({ ...profile, values: { Hash: 64 } })
    expect(news()).toEqual(['stop'])
    hear('bestmove e2e4')
    expect(news()).toEqual(['setoption name Hash value 64', 'setoption name Clear Hash', 'isready'])
    hear('readyok')
    expect(news()).toEqual([START, 'go infinite'])
  })
})

describe('reports', () => {
  test('come at most ten times a second, however many lines arrive', () => {
    const { conversation, hear, reports } = ready()
    conversation.want(desiredOf(aJob()))
    for (let ms = 0; ms < 1_000; ms++) {
      hear(
        `info depth ${1 + ms} score cp ${ms} nodes ${ms} pv e2e4`,
        `info depth ${1 + ms} score cp 0 pv d2d4`,
      )
      vi.advanceTimersByTime(1)
    }
    expect(reports.length).toBeGreaterThan(5)
    expect(reports.length).toBeLessThanOrEqual(10)
  })

  test('keep a score when only a bound follows', () => {
    const { conversation, hear, reports } = ready()
    conversation.want(desiredOf(aJob()))
    hear('info depth 5 score cp 20 upperbound pv e2e4')
    vi.advanceTimersByTime(200)
    expect(reports.at(-1)!.lines).toMatchObject([{ bound: 'upper', depth: 5 }])
    hear('info depth 5 score cp 10 pv d2d4', 'info depth 6 score cp 90 lowerbound pv e2e4')
    vi.advanceTimersByTime(200)
    expect(reports.at(-1)!.lines).toEqual([
      expect.objectContaining({ depth: 5, score: { kind: 'cp', value: 10 } }),
    ])
    expect(reports.at(-1)!.lines[0]).not.toHaveProperty('bound')
  })

  /** The first moves of a report and their scores. */
  const shown = ({ lines }: EngineReport) =>
    lines.map(({ moves, score }) => `${makeUci(aJob().variant, moves[0]!)} ${score.value}`)

  /** A conversation that searches for two lines and has heard these. */
  const twoLines = (...lines: readonly string[]) => {
    const talking = ready()
    talking.conversation.want(desiredOf(aJob({ multiPv: 2 })))
    talking.hear('readyok', ...lines)
    vi.advanceTimersByTime(200)
    return talking
  }
  const KNOWN = ['info depth 5 multipv 1 score cp 30 pv e2e4', 'info depth 5 multipv 2 score cp 20 pv d2d4']

  test.each<readonly [string, readonly string[], readonly string[]]>([
    [
      'keep both scores while the first is only bound',
      ['1 score cp -9 upperbound pv e2e4'],
      ['e2e4 30', 'd2d4 20'],
    ],
    [
      'do not set a known line under a worse one that is bound',
      ['1 score cp -9 upperbound pv e2e4', '2 score cp 40 pv c2c4'],
      ['e2e4 30', 'd2d4 20'],
    ],
    [
      'are new once all scores are known',
      ['1 score cp 70 lowerbound pv d2d4', '1 score cp 90 pv d2d4', '2 score cp 25 pv e2e4'],
      ['d2d4 90', 'e2e4 25'],
    ],
    ['have a move once that has risen', ['1 score cp 90 pv d2d4'], ['d2d4 90', 'e2e4 30']],
  ])('%s', (_, lines, expected) => {
    const { hear, reports } = twoLines(...KNOWN)
    hear(...lines.map(line => `info depth 6 multipv ${line}`))
    vi.advanceTimersByTime(200)
    expect(shown(reports.at(-1)!)).toEqual(expected)
  })

  test('wait a moment for the rest of a list', () => {
    const { hear, reports } = twoLines(...KNOWN)
    const before = reports.length
    hear('info depth 6 multipv 1 score cp 10 pv e2e4')
    vi.advanceTimersByTime(20)
    hear('info depth 6 multipv 2 score cp 5 pv d2d4')
    vi.advanceTimersByTime(200)
    expect(reports.slice(before).map(shown)).toEqual([['e2e4 10', 'd2d4 5']])
  })

  test('have only legal moves, and castling in either spelling', () => {
    const { conversation, hear, reports, illegal } = ready()
    conversation.want(desiredOf(aJob({ fen: 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', multiPv: 3 })))
    hear('readyok')
    hear(
      'info depth 1 multipv 1 score cp 1 pv e1g1 e8a8 h1h8',
      'info depth 1 multipv 2 score cp 1 pv e1h1 e8c8',
      'info depth 1 multipv 3 score cp 1 pv nonsense',
      'info depth 1 multipv 4 score cp 1 pv a1b1',
    )
    vi.advanceTimersByTime(200)
    const kinds = reports.at(-1)!.lines.map(({ moves }) => moves.map(({ kind }) => kind))
    expect(kinds).toEqual([
      ['castlingH', 'castlingA'],
      ['castlingH', 'castlingA'],
    ])
    expect(illegal.map(text => text.split(' ')[0])).toEqual(['h1h8', 'nonsense'])
  })
})
