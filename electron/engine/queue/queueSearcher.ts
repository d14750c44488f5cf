import { setTimeout as pause } from 'node:timers/promises'
import type { Job, Queue, QueueEvents } from 'bullmq'
import { err } from '@shared/result'
import {
  STOPPED,
  type SearcherIdentity,
  type SearchQuestion,
  type SearchReply,
  type SharedSearcher,
} from '../search/searcher'
import {
  buildSignature,
  jobIdOf,
  jobKeyOf,
  queueJobOf,
  MAX_JOB_POSITIONS,
  repliesOf,
  type QueueJob,
} from './queueJob'
import { KEY_PREFIX, type QueueServer, type ServerFault } from './queueServer'
import { announceBuild, queueNameOf } from './workersBoard'

/** The options of a searcher whose questions are answered by other machines. */
export interface QueueSearcherOptions {
  readonly server: QueueServer
  /** The identity of the engine wanted; workers with another one ignore the questions. */
  readonly identity: SearcherIdentity
  /** The name of the engine in faults. */
  readonly engine: string
  /** The number of positions asked for side by side. */
  readonly width: number
  readonly version: string
}

/** A position that was asked for. */
interface Asked {
  readonly question: SearchQuestion
  readonly resolve: (reply: SearchReply) => void
}

/** A job on the server, or being sent to it. */
interface Sent {
  readonly id: string
  readonly job: QueueJob
  /** The requests for each of its positions. */
  readonly asked: (readonly Asked[])[]
}

/** The nodes of a job, about a second of one thread: the overhead of the queue is about a millisecond. */
const JOB_NODES = 1_000_000

/** Milliseconds between two queries for the state of jobs: the server's own notices may be lost with a connection. */
const LOOK_MS = 10_000

/** Milliseconds for which closing waits for the last answers of a server that may be lost. */
const PARTING_MS = 3000

/** Answers that were not fetched are kept for a day (in seconds), and at most this many. */
const KEPT = { age: 86_400, count: 2000 }

/** The number of attempts at a job before it is given up because engines have died on it. */
const ATTEMPTS = 3

/**
 * Waits for these promises, but not for long: connections to a lost server never close by themselves, nor do they keep
 * the process alive.
 */
const settledOrLate = async (parting: Iterable<Promise<unknown>>): Promise<void> => {
  const limit = new AbortController()
  const late = pause(PARTING_MS, undefined, { signal: limit.signal }).catch(() => undefined)
  await Promise.race([Promise.allSettled(parting), late])
  limit.abort()
}

/** The number of positions in a job with such a question. */
const jobSize = ({ limits: { nodes } }: SearchQuestion): number =>
  nodes === undefined ? 1 : Math.min(MAX_JOB_POSITIONS, Math.max(1, Math.floor(JOB_NODES / nodes)))

/**
 * Returns the id of the last event on a build's queue. Reading from this id misses no event; by default BullMQ misses
 * the events before its first read.
 */
const lastEventIdOf = async ({ client }: QueueServer, build: string): Promise<string> => {
  const [last] = await client.xrevrange(`${KEY_PREFIX}:${queueNameOf(build)}:events`, '+', '-', 'COUNT', 1)
  return last?.[0] ?? '0-0'
}

class QueueSearcher implements SharedSearcher {
  readonly identity: SearcherIdentity
  readonly width: number
  private readonly build: string
  private readonly engine: string
  private readonly server: QueueServer
  private readonly queue: Queue
  private readonly events: QueueEvents
  /** The positions asked for just now, by the key of their job. */
  private readonly gathered = new Map<string, Asked[]>()
  private readonly sent = new Map<string, Sent>()
  /** Removals of jobs from the server that are under way. */
  private readonly forgetting = new Set<Promise<unknown>>()
  private readonly looks: NodeJS.Timeout
  private gone: ServerFault | undefined
  private isClosed = false

  constructor({ server, identity, engine, width }: QueueSearcherOptions, lastEventId: string) {
    this.identity = identity
    this.width = width
    this.engine = engine
    this.server = server
    this.build = buildSignature(identity)
    const options = { connection: server.client, prefix: KEY_PREFIX }
    const name = queueNameOf(this.build)
    this.queue = new server.bullmq.Queue(name, { ...options, streams: { events: { maxLen: 2000 } } })
    this.events = new server.bullmq.QueueEvents(name, { ...options, lastEventId })
    // The connection itself reports when it is lost and restored; these events add nothing to that.
    this.queue.on('error', () => undefined)
    this.events.on('error', () => undefined)
    this.events.on('completed', ({ jobId, returnvalue }) => this.conclude(jobId, returnvalue))
    this.events.on('failed', ({ jobId, failedReason }) => this.fail(jobId, failedReason))
    this.events.on('duplicated', ({ jobId }) => void this.look(jobId))
    server.onBack(() => this.lookAtAll())
    this.looks = setInterval(() => this.lookAtAll(), LOOK_MS)
    void server.gone.then(fault => this.giveUp(fault))
  }

  async begin(version: string): Promise<void> {
    await Promise.all([
      this.events.waitUntilReady(),
      announceBuild(this.server, { build: this.build, engine: this.engine, version }),
    ])
  }

  search(question: SearchQuestion, signal?: AbortSignal): Promise<SearchReply> {
    if (this.isClosed || signal?.aborted) return Promise.resolve(STOPPED)
    if (this.gone) return Promise.resolve(this.failure(this.gone))
    return new Promise(resolve => {
      const asked = { question, resolve }
      signal?.addEventListener('abort', () => resolve(STOPPED), { once: true })
      this.gather(asked)
    })
  }

  /** Has no effect: its searches use no cores of this machine. */
  allow(): void {
    return undefined
  }

  stop(): void {
    // Jobs that a worker has begun cannot be withdrawn; their answers are kept for a while.
    if (this.server.isThere()) for (const id of this.sent.keys()) this.forget(id)
    for (const asked of this.takeAll()) asked.resolve(STOPPED)
  }

  async close(): Promise<void> {
    if (this.isClosed) return
    this.isClosed = true
    clearInterval(this.looks)
    this.stop()
    await settledOrLate(this.forgetting)
    this.server.close()
    await settledOrLate([this.events.close(), this.queue.close()])
  }

  private gather(asked: Asked): void {
    const key = jobKeyOf(asked.question)
    const gathered = this.gathered.get(key) ?? []
    if (gathered.length === 0) {
      this.gathered.set(key, gathered)
      // Positions asked for in the same turn of the event loop go into the same jobs.
      setImmediate(() => this.sendGathered(key))
    }
    gathered.push(asked)
  }

  private sendGathered(key: string): void {
    const gathered = this.gathered.get(key) ?? []
    this.gathered.delete(key)
    const [first] = gathered
    if (!first) return
    const size = jobSize(first.question)
    const jobs: Sent[] = []
    for (let from = 0; from < gathered.length; from += size)
      jobs.push(this.enter(gathered.slice(from, from + size)))
    void this.send(jobs)
  }

  private enter(asked: readonly Asked[]): Sent {
    const job = queueJobOf(
      this.build,
      this.identity,
      asked.map(({ question }) => question),
    )
    const id = jobIdOf(job)
    const sent = this.sent.get(id) ?? { id, job, asked: [] }
    sent.asked.push(asked)
    this.sent.set(id, sent)
    return sent
  }

  /** Sends jobs to the server. One that cannot be sent now is sent when its state is next queried. */
  private async send(jobs: readonly Sent[]): Promise<void> {
    const added = jobs.map(({ id, job }) => ({
      name: 'search',
      data: job,
      opts: { jobId: id, attempts: ATTEMPTS, removeOnComplete: KEPT, removeOnFail: true },
    }))
    await this.queue.addBulk(added).catch(() => undefined)
  }

  private lookAtAll(): void {
    for (const id of this.sent.keys()) void this.look(id)
  }

  /** Looks up a job on the server: it may be done, or it may be missing if the server has lost its data. */
  private async look(id: string): Promise<void> {
    const found = (await this.queue.getJob(id).catch(() => 'unknown' as const)) as Job | 'unknown' | undefined
    const sent = this.sent.get(id)
    if (!sent || found === 'unknown') return
    if (!found) await this.send([sent])
    else if (found.finishedOn !== undefined && found.returnvalue !== null)
      this.conclude(id, found.returnvalue as unknown)
  }

  /** Removes a job from the server. */
  private forget(id: string): void {
    const forgotten: Promise<unknown> = this.queue
      .remove(id)
      .catch(() => undefined)
      .finally(() => this.forgetting.delete(forgotten))
    this.forgetting.add(forgotten)
  }

  private take(id: string): Sent | undefined {
    const sent = this.sent.get(id)
    this.sent.delete(id)
    return sent
  }

  private conclude(id: string, answers: unknown): void {
    const sent = this.take(id)
    if (!sent) return
    this.forget(id)
    const replies = repliesOf(answers, sent.job.positions.length)
    for (const asked of sent.asked)
      asked.forEach(({ resolve }, place) =>
        resolve(replies?.[place] ?? this.failed('an answer from the queue cannot be read')),
      )
  }

  private fail(id: string, reason: string): void {
    for (const asked of this.take(id)?.asked.flat() ?? []) asked.resolve(this.failed(reason))
  }

  private failed(detail: string): SearchReply {
    return err({ kind: 'engineFailed', engine: this.engine, detail, said: [] })
  }

  private failure({ server, detail }: ServerFault): SearchReply {
    return this.failed(`${server} does not answer any more: ${detail}`)
  }

  private takeAll(): readonly Asked[] {
    const all = [...this.gathered.values(), ...[...this.sent.values()].flatMap(({ asked }) => asked)].flat()
    this.gathered.clear()
    this.sent.clear()
    return all
  }

  private giveUp(fault: ServerFault): void {
    this.gone = fault
    for (const asked of this.takeAll()) asked.resolve(this.failure(fault))
  }
}

/**
 * Opens a searcher whose questions are answered by the workers of a queue. The answers are the same as those of the
 * engine on this machine. If a worker dies or freezes, another one takes over, and each question is answered once.
 */
export const openQueueSearcher = async (options: QueueSearcherOptions): Promise<SharedSearcher> => {
  const { server, identity } = options
  const searcher = new QueueSearcher(options, await lastEventIdOf(server, buildSignature(identity)))
  await searcher.begin(options.version)
  return searcher
}
