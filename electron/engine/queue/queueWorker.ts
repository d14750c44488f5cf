import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Job } from 'bullmq'
import { read } from '@shared/ipc/read'
import { variantById } from '@shared/variants'
import { identityFor, type EngineFailed, type Searcher, type SearchReply } from '../search/searcher'
import { answerOf, buildSignature, QUEUE_JOB, questionsOf, type QueueAnswer, type QueueJob } from './queueJob'
import { KEY_PREFIX, type QueueServer, type ServerFault } from './queueServer'
import { paceCounter } from './workerPace'
import { forgetWorker, noteWorker, queueNameOf, workOn, type BuildWork } from './workersBoard'

/** Who works on a queue. */
export interface QueueWorkerOptions {
  readonly server: QueueServer
  /** As wide as it likes; it is not closed here. */
  readonly searcher: Searcher
  /** Names the engine. */
  readonly engine: string
  readonly version: string
  /** Seconds after which the jobs of a worker that is silent go to another one. */
  readonly patience: number
  /** There is work that only another build may do; told once for each of them. */
  readonly refuse: (work: BuildWork, own: string) => void
}

/** Why a worker has ended. */
export type WorkerEnd = { readonly kind: 'stopped' } | ServerFault | EngineFailed

/** A worker on a queue. */
export interface QueueWorker {
  readonly ended: Promise<WorkerEnd>
  /** How much it has searched. */
  total(): { readonly positions: number; readonly nodes: number }
  /** Gives back what it has not finished, and ends. */
  stop(): void
}

/** Says what it does this often. */
const NOTE_MS = 2000

/** Jobs of dead and frozen workers are never given up. */
const MAX_STALLS = 1_000_000

/** Jobs that are begun before their turn, so that no thread waits for the server. */
const AHEAD = 1

/** Seconds of a search that waits for new jobs. */
const IDLE_S = 5

const MS = 1000

const faultIn = (replies: readonly SearchReply[], kind: 'stopped' | 'engineFailed') =>
  replies.flatMap(reply => (!reply.ok && reply.error.kind === kind ? [reply.error] : []))[0]

/** Works on a queue until it is stopped, its server is gone or its engine fails. */
export const openQueueWorker = ({
  server,
  searcher,
  engine,
  version,
  patience,
  refuse,
}: QueueWorkerOptions): QueueWorker => {
  const { Worker, UnrecoverableError, WaitingError } = server.bullmq
  const id = randomUUID()
  const build = buildSignature(searcher.identity)
  const since = Date.now()
  const counter = paceCounter(performance.now())
  const refused = new Set<string>()
  let isStopping = false
  let end: (why: WorkerEnd) => void = () => undefined

  /** A job that this worker must not do; it would have to come from a program that is not ours. */
  const checked = (data: unknown): QueueJob => {
    const job = read(QUEUE_JOB, data)
    if (!job.ok) throw new UnrecoverableError(`a job cannot be read: ${job.error.message}`)
    const own = identityFor(searcher.identity, variantById(job.value.variant))
    if (job.value.build !== build || job.value.engine !== own)
      throw new UnrecoverableError(
        `a job of build ${job.value.build} came to a worker of build ${build}, which must not do it`,
      )
    return job.value
  }

  const work = async (job: Job, token?: string): Promise<readonly QueueAnswer[]> => {
    const questions = questionsOf(checked(job.data))
    const replies = await Promise.all(
      questions.map(async question => {
        const reply = await searcher.search(question)
        if (reply.ok) counter.count(reply.value.nodes)
        return reply
      }),
    )
    if (isStopping || faultIn(replies, 'stopped')) {
      await job.moveToWait(token)
      throw new WaitingError()
    }
    const failed = faultIn(replies, 'engineFailed')
    if (failed) {
      end(failed as EngineFailed)
      throw new Error((failed as EngineFailed).detail)
    }
    return replies.map(answerOf).filter(answer => answer !== undefined)
  }

  const worker = new Worker(queueNameOf(build), work, {
    connection: server.client,
    prefix: KEY_PREFIX,
    concurrency: searcher.width + AHEAD,
    lockDuration: patience * MS,
    stalledInterval: patience * MS,
    maxStalledCount: MAX_STALLS,
    drainDelay: IDLE_S,
  })
  // The server tells of every loss and return. A lock that was lost means that another worker does the job as well: no harm.
  worker.on('error', () => undefined)

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
  const lookQuietly = (): void => void look().catch(() => undefined)
  lookQuietly()
  const notes = setInterval(lookQuietly, NOTE_MS)

  const finish = async (why: WorkerEnd): Promise<WorkerEnd> => {
    isStopping = true
    clearInterval(notes)
    if (why.kind !== 'lost') {
      // Stopped searches give their jobs back; then nothing is left to wait for.
      searcher.stop()
      await Promise.allSettled([worker.close(), forgetWorker(server, id)])
    } else void worker.close(true).catch(() => undefined)
    server.close()
    return why
  }
  const ended = new Promise<WorkerEnd>(resolve => (end = resolve)).then(finish)
  void server.gone.then(end)
  return { ended, total: counter.total, stop: () => end({ kind: 'stopped' }) }
}
