import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Job } from 'bullmq'
import { read } from '@shared/ipc/read'
import { variantById } from '@shared/variants'
import { identityFor, type EngineFailed, type Searcher, type SearchReply } from '../search/searcher'
import { answerOf, buildSignature, QUEUE_JOB, questionsOf, type QueueAnswer, type QueueJob } from './queueJob'
import { KEY_PREFIX, type QueueServer, type ServerFault } from './queueServer'
import { forgetWorker, noteWorker, queueNameOf, workOn, type BuildWork } from './workersBoard'

/** The totals of a worker at a moment. */
interface Mark {
  /** Milliseconds of a monotonic clock. */
  readonly at: number
  readonly positions: number
  readonly nodes: number
}

/** The speed of a worker. */
interface WorkerPace {
  readonly positionsPerSecond: number
  readonly nodesPerSecond: number
}

/** The period over which the speed is measured: the last half minute. */
const SPAN_MS = 30_000

const TENTHS = 10

/** Counts what a worker searches, and measures its speed. */
export const paceCounter = (begun: number) => {
  const marks: Mark[] = [{ at: begun, positions: 0, nodes: 0 }]
  let positions = 0
  let nodes = 0
  return {
    count: (searched: number) => {
      positions += 1
      nodes += searched
    },
    total: () => ({ positions, nodes }),
    /** The current speed; should be called every few seconds. */
    pace: (now: number): WorkerPace => {
      while (marks.length > 1 && marks[1]!.at <= now - SPAN_MS) marks.shift()
      const [first] = marks as [Mark]
      marks.push({ at: now, positions, nodes })
      const perSecond = (count: number): number => (now > first.at ? (1000 * count) / (now - first.at) : 0)
      return {
        positionsPerSecond: Math.round(TENTHS * perSecond(positions - first.positions)) / TENTHS,
        nodesPerSecond: Math.round(perSecond(nodes - first.nodes)),
      }
    },
  }
}

export interface QueueWorkerOptions {
  readonly server: QueueServer
  /** Its width sets how many jobs are done side by side; it is not closed by the worker. */
  readonly searcher: Searcher
  /** The name of the engine. */
  readonly engine: string
  readonly version: string
  /** Seconds after which the jobs of a silent worker go to another one. */
  readonly patience: number
  /** Called when there is work that only another build may do; once for each build. */
  readonly refuse: (work: BuildWork, own: string) => void
}

/** Why a worker ended. */
export type WorkerEnd = { readonly kind: 'stopped' } | ServerFault | EngineFailed

export interface QueueWorker {
  readonly ended: Promise<WorkerEnd>
  /** The totals searched so far. */
  readonly total: () => { readonly positions: number; readonly nodes: number }
  /** Gives back unfinished jobs and ends the worker. */
  readonly stop: () => void
}

/** Milliseconds between two notes of a worker about its work. */
const NOTE_MS = 2000

/** Jobs of dead or frozen workers are practically never given up. */
const MAX_STALLS = 1_000_000

/** Jobs begun in advance, so that no thread has to wait for the server. */
const AHEAD = 1

/** Seconds for which one request waits for new jobs. */
const IDLE_S = 5

const MS = 1000

const engineFault = (replies: readonly SearchReply[]): EngineFailed | undefined =>
  replies.flatMap(reply => (!reply.ok && reply.error.kind === 'engineFailed' ? [reply.error] : []))[0]

const isCutShort = (replies: readonly SearchReply[]): boolean =>
  replies.some(reply => !reply.ok && reply.error.kind === 'stopped')

/** What is needed to do jobs. */
interface JobMeans {
  readonly bullmq: QueueServer['bullmq']
  readonly searcher: Searcher
  readonly build: string
  readonly count: (nodes: number) => void
  readonly onFailed: (fault: EngineFailed) => void
}

/** Reads a job. One that is not for this worker can only come from a foreign program, and is refused for good. */
const readJob = (data: unknown, { bullmq, searcher, build }: JobMeans): QueueJob => {
  const job = read(QUEUE_JOB, data)
  if (!job.ok) throw new bullmq.UnrecoverableError(`a job cannot be read: ${job.error.message}`)
  const own = identityFor(searcher.identity, variantById(job.value.variant))
  if (job.value.build !== build || job.value.engine !== own)
    throw new bullmq.UnrecoverableError(
      `a job of build ${job.value.build} came to a worker of build ${build}, which must not do it`,
    )
  return job.value
}

/** Does a job: returns the answers to all its positions. A job that was cut short goes back to the queue. */
const doJob = async (
  job: Job,
  token: string | undefined,
  means: JobMeans,
): Promise<readonly QueueAnswer[]> => {
  const replies = await Promise.all(
    questionsOf(readJob(job.data, means)).map(async question => {
      const reply = await means.searcher.search(question)
      if (reply.ok) means.count(reply.value.nodes)
      return reply
    }),
  )
  if (isCutShort(replies)) {
    await job.moveToWait(token)
    throw new means.bullmq.WaitingError()
  }
  const failed = engineFault(replies)
  if (failed) {
    means.onFailed(failed)
    throw new Error(failed.detail)
  }
  return replies.map(answerOf).filter(answer => answer !== undefined)
}

/**
 * Writes every few seconds what a worker does, and looks for work that it must leave alone; returns the function that
 * ends this.
 */
const keepNoting = (
  id: string,
  build: string,
  { server, searcher, engine, version, refuse }: QueueWorkerOptions,
  counter: ReturnType<typeof paceCounter>,
): (() => void) => {
  const since = Date.now()
  const refused = new Set<string>()
  const look = async (): Promise<void> => {
    const pace = counter.pace(performance.now())
    const own = {
      host: hostname(),
      process: process.pid,
      threads: searcher.width,
      version,
      build,
      engine,
      since,
    }
    await noteWorker(server, id, { ...own, ...counter.total(), ...pace })
    for (const other of await workOn(server)) {
      if (other.build === build || other.waiting === 0 || refused.has(other.build)) continue
      refused.add(other.build)
      refuse(other, build)
    }
  }
  // What cannot be written now is written the next time.
  const lookQuietly = (): void => void look().catch(() => undefined)
  lookQuietly()
  const notes = setInterval(lookQuietly, NOTE_MS)
  return () => clearInterval(notes)
}

/** Works on a queue until it is stopped, its server is lost or its engine fails. */
export const openQueueWorker = (options: QueueWorkerOptions): QueueWorker => {
  const { server, searcher, patience } = options
  const id = randomUUID()
  const build = buildSignature(searcher.identity)
  const counter = paceCounter(performance.now())
  let end: (why: WorkerEnd) => void = () => undefined
  const { bullmq } = server
  const means: JobMeans = { bullmq, searcher, build, count: counter.count, onFailed: fault => end(fault) }
  const worker = new bullmq.Worker(
    queueNameOf(build),
    (job: Job, token?: string) => doJob(job, token, means),
    {
      connection: server.client,
      prefix: KEY_PREFIX,
      concurrency: searcher.width + AHEAD,
      lockDuration: patience * MS,
      stalledInterval: patience * MS,
      maxStalledCount: MAX_STALLS,
      drainDelay: IDLE_S,
    },
  )
  // The connection itself reports when it is lost and restored. After a lost lock another worker does the same job,
  // which is harmless.
  worker.on('error', () => undefined)
  const stopNoting = keepNoting(id, build, options, counter)

  const finish = async (why: WorkerEnd): Promise<WorkerEnd> => {
    stopNoting()
    if (!server.isThere()) void worker.close(true).catch(() => undefined)
    else {
      // Stopped searches give their jobs back; after that there is nothing left to wait for.
      searcher.stop()
      await Promise.allSettled([worker.close(), forgetWorker(server, id)])
    }
    server.close()
    return why
  }
  const ended = new Promise<WorkerEnd>(resolve => (end = resolve)).then(finish)
  void server.gone.then(end)
  return { ended, total: counter.total, stop: () => end({ kind: 'stopped' }) }
}
