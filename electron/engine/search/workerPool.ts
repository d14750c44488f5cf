import { err, type Result } from '@shared/result'
import {
  STOPPED,
  type Searched,
  type SearcherIdentity,
  type SearchFault,
  type SearchQuestion,
  type SearchReply,
  type SharedSearcher,
} from './searcher'

/** A worker has died or stopped answering while it searched a position; another one may succeed. */
export interface WorkerDeath {
  readonly kind: 'died'
  readonly detail: string
  /** The latest lines of its output. */
  readonly said: readonly string[]
}

export type WorkerReply = Result<Searched, SearchFault | WorkerDeath>

/** A thread or a process that searches one position at a time. Once it has died it cannot be used again. */
export interface QuestionWorker {
  /** Always resolves; if the worker is ended in the meantime, with its death. */
  ask(question: SearchQuestion): Promise<WorkerReply>
  /** Suspends its search, or resumes it. */
  suspend(isSuspended: boolean): void
  /** Ends it, even while it works; resolves when it has ended. */
  end(): Promise<void>
}

export interface WorkerPoolOptions extends Pick<SharedSearcher, 'identity' | 'width'> {
  /** The name of the engine in faults. */
  readonly engine: string
  /** Opens a worker. Workers are opened when they are needed, at most as many as the width of the pool. */
  readonly open: () => QuestionWorker
}

/** A position that was asked for. */
interface Asked {
  readonly question: SearchQuestion
  readonly resolve: (reply: SearchReply) => void
  /** The number of workers that have died on this position. */
  deaths: number
}

/** A position that is being searched. */
interface Work {
  readonly asked: Asked
  readonly worker: QuestionWorker
}

/** After this many worker deaths on one position, the search fails as a fault of the engine. */
const MAX_DEATHS = 3

const isDeath = (fault: SearchFault | WorkerDeath): fault is WorkerDeath => fault.kind === 'died'

/** Workers that answer questions side by side. Further questions wait in order. */
export class WorkerPool implements SharedSearcher {
  readonly identity: SearcherIdentity
  readonly width: number
  private readonly engine: string
  private readonly open: () => QuestionWorker
  private readonly waiting = new Set<Asked>()
  private readonly working = new Set<Work>()
  private readonly idle: QuestionWorker[] = []
  private readonly leaving = new Set<Promise<void>>()
  private allowed: number
  private isClosed = false

  constructor({ identity, width, engine, open }: WorkerPoolOptions) {
    this.identity = identity
    this.width = width
    this.engine = engine
    this.open = open
    this.allowed = width
  }

  search(question: SearchQuestion, signal?: AbortSignal): Promise<SearchReply> {
    if (this.isClosed || signal?.aborted) return Promise.resolve(STOPPED)
    return new Promise(resolve => {
      const asked: Asked = { question, resolve, deaths: 0 }
      signal?.addEventListener('abort', () => this.drop(asked), { once: true })
      this.waiting.add(asked)
      this.advance()
    })
  }

  allow(width: number): void {
    this.allowed = Math.min(this.width, width)
    this.share()
    this.advance()
  }

  stop(): void {
    this.answerWaiting(STOPPED)
    for (const { asked, worker } of this.working) {
      asked.resolve(STOPPED)
      this.dismiss(worker)
    }
    this.working.clear()
  }

  async close(): Promise<void> {
    this.isClosed = true
    this.stop()
    for (const worker of this.idle.splice(0)) this.dismiss(worker)
    await Promise.all(this.leaving)
  }

  /** Drops a question whose answer is no longer wanted. */
  private drop(asked: Asked): void {
    this.waiting.delete(asked)
    for (const work of this.working)
      if (work.asked === asked) {
        this.working.delete(work)
        this.dismiss(work.worker)
      }
    asked.resolve(STOPPED)
    this.share()
    this.advance()
  }

  /** Lets as many searches run as are allowed, the oldest first; suspends the others. */
  private share(): void {
    for (const [place, { worker }] of [...this.working].entries()) worker.suspend(place >= this.allowed)
  }

  private answerWaiting(reply: SearchReply): void {
    for (const { resolve } of this.waiting) resolve(reply)
    this.waiting.clear()
  }

  private dismiss(worker: QuestionWorker): void {
    const gone = worker.end().finally(() => this.leaving.delete(gone))
    this.leaving.add(gone)
  }

  private advance(): void {
    for (const asked of this.waiting) {
      if (this.working.size >= this.allowed) return
      this.waiting.delete(asked)
      this.begin(asked, this.idle.pop() ?? this.open())
    }
  }

  private begin(asked: Asked, worker: QuestionWorker): void {
    const work: Work = { asked, worker }
    this.working.add(work)
    // A worker that replaces a dead one begins suspended if the dead one was.
    worker.suspend(this.working.size > this.allowed)
    void worker.ask(asked.question).then(reply => this.conclude(work, reply))
  }

  private conclude(work: Work, reply: WorkerReply): void {
    const { asked, worker } = work
    // The search was stopped in the meantime: its question has been answered and the worker is gone.
    if (!this.working.delete(work)) return
    if (!reply.ok && isDeath(reply.error)) {
      this.dismiss(worker)
      this.retryOrFail(asked, reply.error)
    } else {
      this.idle.push(worker)
      asked.resolve(reply as SearchReply)
    }
    this.share()
    this.advance()
  }

  /** Gives the position to a new worker: an idle one may have died unnoticed. */
  private retryOrFail(asked: Asked, { detail, said }: WorkerDeath): void {
    asked.deaths += 1
    if (asked.deaths < MAX_DEATHS) {
      this.begin(asked, this.open())
      return
    }
    const fault: SearchReply = err({ kind: 'engineFailed', engine: this.engine, detail, said })
    asked.resolve(fault)
    this.answerWaiting(fault)
  }
}
