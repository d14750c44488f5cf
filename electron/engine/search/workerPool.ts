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

/** A worker has died or fallen silent over a position; another one may know it. */
export interface WorkerDeath {
  readonly kind: 'died'
  readonly detail: string
  /** Its latest lines. */
  readonly said: readonly string[]
}

export type WorkerReply = Result<Searched, SearchFault | WorkerDeath>

/** A thread or a process that searches one position at a time. Once it has died it cannot be used again. */
export interface QuestionWorker {
  /** Always answers; if it is ended meanwhile, that it has died. */
  ask(question: SearchQuestion): Promise<WorkerReply>
  /** Halts its search where it stands, or lets it go on. */
  suspend(isSuspended: boolean): void
  /** Ends it, even while it works; resolves when nothing of it is left. */
  end(): Promise<void>
}

export interface WorkerPoolOptions extends Pick<SharedSearcher, 'identity' | 'width'> {
  /** Names the engine in faults. */
  readonly engine: string
  /** Workers are opened when they are needed, at most as many as the pool is wide. */
  readonly open: () => QuestionWorker
}

/** A position that has been asked for. */
interface Asked {
  readonly question: SearchQuestion
  readonly resolve: (reply: SearchReply) => void
  /** Deaths of workers over this position, in a row. */
  deaths: number
}

/** A position that is being searched. */
interface Work {
  readonly asked: Asked
  readonly worker: QuestionWorker
}

/** After this many worker deaths on one position the engine is blamed and the search fails. */
const MAX_DEATHS = 3

const isDeath = (fault: SearchFault | WorkerDeath): fault is WorkerDeath => fault.kind === 'died'

/** Workers that answer questions side by side. Questions wait in the order in which they were asked. */
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

  /** The answer is not wanted any more. */
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

  /** Those that began first go on, as many as are allowed. */
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
    // One that takes the place of a worker that died begins suspended where that was.
    worker.suspend(this.working.size > this.allowed)
    void worker.ask(asked.question).then(reply => this.conclude(work, reply))
  }

  private conclude(work: Work, reply: WorkerReply): void {
    const { asked, worker } = work
    // Stopped meanwhile: it has been answered, and the worker is gone.
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

  /** Puts the position to a new worker: an idle one may have died unnoticed. */
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
