import { err, ok, type Result } from '@shared/result'
import { questionKey } from '../memory/questionKey'
import type { ExactMemory } from '../memory/searchMemory'
import {
  type Searched,
  type SearcherIdentity,
  type SearchFault,
  type SearchQuestion,
  type SearchReply,
  STOPPED,
} from '../search/searcher'
import type { SearchPlan } from './plan'

/** A question with the key under which it is remembered. */
interface Named {
  readonly question: SearchQuestion
  readonly key: Uint8Array
  /** The key as a text. */
  readonly name: string
}

export interface PlanRunParts<R> {
  readonly plan: SearchPlan<R>
  /** The identity of the engine that is asked next. */
  readonly identity: SearcherIdentity
  readonly memory: ExactMemory
  readonly hear: (question: SearchQuestion, found: Searched, isRemembered: boolean) => void
  /** Called when questions have begun to wait for a search, or no longer do. */
  readonly onWaiting: () => void
}

/**
 * Follows a plan: takes its questions, looks them up in the memory, has the rest searched, and calls the plan again,
 * until there is a result or an engine fails.
 */
export class PlanRun<R> {
  /** The result, or why there is none, once the plan has stopped working; rejects if the plan throws. */
  readonly done: Promise<Result<R, SearchFault>>
  private settle: (result: Result<R, SearchFault>) => void = () => undefined
  private reject: (error: unknown) => void = () => undefined
  private readonly names = new WeakMap<SearchQuestion, Named>()
  private readonly found = new Map<string, Searched>()
  /** The names of questions that are being looked up, wait or are being searched. */
  private readonly open = new Set<string>()
  private readonly toSearch = new Map<string, SearchQuestion>()
  private isBegun = false
  private isAsking = false
  private isWanted = false
  private isOver = false

  constructor(private readonly parts: PlanRunParts<R>) {
    this.done = new Promise((resolve, reject) => {
      this.settle = resolve
      this.reject = reject
    })
  }

  /** Calls the plan for the first time. */
  begin(): void {
    if (this.isBegun) return
    this.isBegun = true
    this.advance()
  }

  /** The number of questions that wait to be searched. */
  get waiting(): number {
    return this.toSearch.size
  }

  /** Takes the next waiting question; it must be answered, or put back. */
  next(): SearchQuestion | undefined {
    const [next] = this.toSearch
    if (next) this.toSearch.delete(next[0])
    return next?.[1]
  }

  /** Puts back a question that was not searched after all. */
  putBack(question: SearchQuestion): void {
    if (!this.isOver) this.toSearch.set(this.named(question).name, question)
  }

  answer(question: SearchQuestion, reply: SearchReply): void {
    if (this.isOver) return
    if (!reply.ok) {
      this.end(err(reply.error))
      return
    }
    this.parts.memory.remember(this.named(question).key, reply.value)
    this.learn(question, reply.value, false)
    this.advance()
  }

  stop(): void {
    this.end(STOPPED)
  }

  private end(result: Result<R, SearchFault>): void {
    if (this.isOver) return
    this.leave()
    const left = this.parts.plan.leave?.() ?? Promise.resolve()
    left.then(() => this.settle(result), this.reject)
  }

  /** Ends the run with an error thrown by the plan: a bug, not a fault of the engine. */
  private crash(error: unknown): void {
    this.leave()
    this.reject(error)
  }

  private leave(): void {
    this.isOver = true
    this.toSearch.clear()
    this.parts.onWaiting()
  }

  /** Calls the plan again; a call while it works has it called once more afterwards. */
  private advance(): void {
    this.isWanted = true
    if (!this.isAsking && !this.isOver) this.ask().catch((error: unknown) => this.crash(error))
  }

  private async ask(): Promise<void> {
    this.isAsking = true
    while (this.isWanted) {
      this.isWanted = false
      const step = await this.parts.plan(question => this.found.get(this.named(question).name))
      if (this.isOver) return
      if ('result' in step) this.end(ok(step.result))
      else this.take(step.ask)
    }
    this.isAsking = false
  }

  /** Takes in the questions of the plan. */
  private take(asked: readonly SearchQuestion[]): void {
    const wanted = new Map(asked.map(question => [this.named(question).name, this.named(question)]))
    for (const name of this.found.keys()) if (!wanted.has(name)) this.found.delete(name)
    const fresh = [...wanted.values()].filter(({ name }) => !this.found.has(name) && !this.open.has(name))
    for (const { name } of fresh) this.open.add(name)
    // The plan has not yet seen answers that came while it was working.
    if (this.open.size === 0 && !this.isWanted) throw new Error('a plan asks only for what it knows')
    if (fresh.length > 0) this.lookUp(fresh).catch((error: unknown) => this.crash(error))
  }

  private async lookUp(asked: readonly Named[]): Promise<void> {
    const remembered = await this.parts.memory.recall(asked.map(({ key }) => key))
    if (this.isOver) return
    for (const [place, { question, name }] of asked.entries()) {
      const searched = remembered[place]
      if (searched) this.learn(question, searched, true)
      else this.toSearch.set(name, question)
    }
    if (this.toSearch.size > 0) this.parts.onWaiting()
    if (remembered.some(searched => searched !== undefined)) this.advance()
  }

  private learn(question: SearchQuestion, searched: Searched, isRemembered: boolean): void {
    const { name } = this.named(question)
    this.open.delete(name)
    this.found.set(name, searched)
    this.parts.hear(question, searched, isRemembered)
  }

  private named(question: SearchQuestion): Named {
    const known = this.names.get(question)
    if (known) return known
    const key = questionKey(this.parts.identity, question)
    const named = { question, key, name: Buffer.from(key).toString('base64') }
    this.names.set(question, named)
    return named
  }
}
