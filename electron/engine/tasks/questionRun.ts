import { ok } from '@shared/result'
import { questionKey } from '../memory/questionKey'
import type { ExactMemory } from '../memory/searchMemory'
import { type SearchQuestion, type SearchReply, STOPPED } from '../search/searcher'
import type { TaskRun } from './task'

/** A question that has been asked and not answered yet. */
interface Asked {
  readonly key: Uint8Array
  readonly question: SearchQuestion
  readonly resolve: (reply: SearchReply) => void
}

export interface QuestionRunParts {
  /** Names the engine. */
  readonly identity: string
  readonly memory: ExactMemory
  /** Told of each answer. */
  readonly hear: (question: SearchQuestion, isRemembered: boolean) => void
  /** There are questions to be searched, or no longer. */
  readonly onWaiting: () => void
}

/** Questions that come one at a time. Those asked in one turn of the event loop are looked up together. */
export class QuestionRun implements TaskRun {
  private readonly pending = new Map<SearchQuestion, Asked>()
  private readonly toSearch = new Set<SearchQuestion>()
  private gathered: Asked[] = []
  private isOver = false

  constructor(private readonly parts: QuestionRunParts) {}

  get waiting(): number {
    return this.toSearch.size
  }

  search(asked: SearchQuestion): Promise<SearchReply> {
    if (this.isOver) return Promise.resolve(STOPPED)
    // The same object may be asked about twice.
    const question = { ...asked }
    const key = questionKey(this.parts.identity, question)
    return new Promise(resolve => {
      const one = { key, question, resolve }
      this.pending.set(question, one)
      this.gathered.push(one)
      if (this.gathered.length === 1) setImmediate(() => void this.lookUp())
    })
  }

  next(): SearchQuestion | undefined {
    for (const question of this.toSearch) {
      this.toSearch.delete(question)
      return question
    }
    return undefined
  }

  answer(question: SearchQuestion, reply: SearchReply): void {
    const asked = this.pending.get(question)
    if (!asked) return
    if (reply.ok) this.parts.memory.remember(asked.key, reply.value)
    this.resolve(asked, reply, false)
  }

  putBack(question: SearchQuestion): void {
    if (this.pending.has(question)) this.toSearch.add(question)
  }

  /** Answers all that wait or are searched as stopped; nothing more is searched. */
  stop(): void {
    this.isOver = true
    this.toSearch.clear()
    for (const { resolve } of this.pending.values()) resolve(STOPPED)
    this.pending.clear()
    this.parts.onWaiting()
  }

  private resolve({ question, resolve }: Asked, reply: SearchReply, isRemembered: boolean): void {
    this.pending.delete(question)
    if (reply.ok) this.parts.hear(question, isRemembered)
    resolve(reply)
  }

  private async lookUp(): Promise<void> {
    const batch = this.gathered
    this.gathered = []
    const known = await this.parts.memory.recall(batch.map(({ key }) => key))
    for (const [place, asked] of batch.entries()) {
      // Those that were stopped meanwhile are not looked at any more.
      if (!this.pending.has(asked.question)) continue
      const found = known[place]
      if (found) this.resolve(asked, ok(found), true)
      else this.toSearch.add(asked.question)
    }
    if (this.toSearch.size > 0) this.parts.onWaiting()
  }
}
