import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { builtInProfile } from '../../../../../electron/engine/session/builtInProfile'
import { BuiltInSession } from '../../../../../electron/engine/session/builtInSession'
import { loadCore } from '../../../../../electron/core/load'
import { openContext } from '../../../../../electron/engine/line/playedLine'
import type { EngineJob } from '../../../../../electron/engine/line/engineSession'
import type { PoolFault } from '../../../../../electron/engine/pool/poolBounds'
import type { SearchAnswer, SearchReport } from '../../../../../electron/engine/pool/searchJob'
import type { SearchPool } from '../../../../../electron/engine/pool/searchPool'
import { ok } from '@shared/result'
import { plainStart } from '@shared/setup/starts/plainStart'
import { variantById } from '@shared/variants'

const CHESS = variantById('chess')

const CONTEXT = { variant: CHESS, options: [], start: plainStart(CHESS, []), moves: [] }

const JOB: EngineJob = {
  ...CONTEXT,
  jobId: 1,
  position: openContext(loadCore(), CONTEXT),
  limits: {},
  multiPv: 1,
  searchMoves: [],
}

const reportAt = (depth: number): SearchReport => ({
  lines: [
    {
      rank: 1,
      depth,
      selDepth: depth,
      score: { kind: 'cp', value: 0 },
      winDrawLoss: { win: 100, draw: 800, loss: 100 },
      moves: [],
    },
  ],
  nodes: depth,
  speed: 1,
  timeMs: 1,
  hashFull: 0,
  depth,
  selDepth: depth,
})

/** A pool whose searches report and end exactly when the test says. */
const timedPool = () => {
  const searches: { report: (report: SearchReport) => void; end: (answer: SearchAnswer) => void }[] = []
  const pool: SearchPool = {
    search: (_, report) => {
      const done = new Promise<SearchAnswer>(end => searches.push({ report, end }))
      return { done, stop: () => undefined, ponderHit: () => undefined }
    },
    configure: () => Promise.resolve(ok(undefined)),
    prepare: () => Promise.resolve(),
    newGame: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
  return { pool, searches }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a search reports nothing more after a thread has died', async () => {
  const { pool, searches } = timedPool()
  let fault: (fault: PoolFault) => void = () => undefined
  const openPool = (_: unknown, onFault: typeof fault) => {
    fault = onFault
    return Promise.resolve(pool)
  }
  const session = new BuiltInSession(builtInProfile({ threads: 2, hashMiB: 16 }), {
    openPool,
    clock: () => 0,
  })
  const told: (number | string)[] = []
  session.listen({
    report: ({ lines }) => told.push(lines[0]!.depth),
    notice: ({ kind }) => told.push(kind),
  })
  session.want(JOB)
  await vi.advanceTimersByTimeAsync(0)
  searches[0]!.report(reportAt(8))
  searches[0]!.report(reportAt(9))
  fault({ kind: 'workerDied', thread: 1, detail: 'gone' })
  searches[0]!.report(reportAt(10))
  await vi.advanceTimersByTimeAsync(500)
  searches[0]!.end({ report: reportAt(11) })
  await vi.advanceTimersByTimeAsync(0)
  searches[1]!.report(reportAt(1))
  expect(told).toEqual([8, 'workerDied', 1])
})

test('a listener that starts another job at the last report is not told of the end', async () => {
  const { pool, searches } = timedPool()
  const session = new BuiltInSession(builtInProfile({ threads: 2, hashMiB: 16 }), {
    openPool: () => Promise.resolve(pool),
    clock: () => 0,
  })
  const other: EngineJob = { ...JOB, jobId: 2 }
  const told: unknown[] = []
  session.listen({
    report: ({ jobId }) => {
      told.push(['report', jobId])
      session.want(other)
    },
    done: jobId => told.push(['done', jobId]),
  })
  session.want(JOB)
  await vi.advanceTimersByTimeAsync(0)
  searches[0]!.end({ report: reportAt(3) })
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual([['report', 1]])
  expect(searches).toHaveLength(2)
})
