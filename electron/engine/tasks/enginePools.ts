import type { Result } from '@shared/result'
import type { EngineFailed, SearchQuestion, SearchReply, SharedSearcher } from '../search/searcher'
import type { SearchTask } from './task'

type Asker = Pick<SearchTask<unknown>, 'engine' | 'precedence'>

/** An engine that has been started for tasks. */
interface Pool {
  readonly name: string
  readonly precedence: Asker['precedence']
  readonly ending: AbortController
  readonly opening: Promise<Result<SharedSearcher, EngineFailed>>
  searcher?: SharedSearcher
  inFlight: number
  timer?: NodeJS.Timeout
}

/** Milliseconds for which an engine without work is kept. */
const PATIENCE_MS = 2000

/** The niceness of the threads, so that they yield to the window and to each other. */
const NICENESS: Readonly<Record<Asker['precedence'], number>> = { game: 5, screen: 10, background: 19 }

const nameOf = ({ engine: { identity, width }, precedence }: Asker): string =>
  JSON.stringify([precedence, identity, width])

/** The engines of all tasks; tasks of the same precedence that want the same engine share it. */
export class EnginePools {
  private readonly pools = new Map<string, Pool>()
  private readonly leaving = new Set<Promise<void>>()

  /** @param onOpened called when an engine has been opened */
  constructor(private readonly onOpened: () => void) {}

  async search(asker: Asker, question: SearchQuestion, signal: AbortSignal): Promise<SearchReply> {
    const pool = this.pools.get(nameOf(asker)) ?? this.open(asker)
    clearTimeout(pool.timer)
    pool.inFlight += 1
    const opened = await pool.opening
    const reply = opened.ok ? await opened.value.search(question, signal) : opened
    pool.inFlight -= 1
    // An engine that failed is started again when it is next needed.
    if (!reply.ok && reply.error.kind === 'engineFailed') this.dismiss(pool)
    else this.rest(pool)
    return reply
  }

  /** Limits how many positions are searched side by side; the others are suspended. */
  allow(precedence: Asker['precedence'], width: number): void {
    let left = width
    for (const pool of this.pools.values()) {
      if (pool.precedence !== precedence) continue
      const share = Math.min(left, pool.inFlight)
      pool.searcher?.allow(share)
      left -= share
    }
  }

  /** Resolves when all engines have ended. */
  async close(): Promise<void> {
    for (const pool of this.pools.values()) this.dismiss(pool)
    await Promise.all(this.leaving)
  }

  private open(asker: Asker): Pool {
    const { engine, precedence } = asker
    const ending = new AbortController()
    const opening = engine.open(ending.signal, NICENESS[precedence])
    const pool: Pool = { name: nameOf(asker), precedence, ending, opening, inFlight: 0 }
    this.pools.set(pool.name, pool)
    void opening.then(opened => {
      if (opened.ok) pool.searcher = opened.value
      this.onOpened()
    })
    return pool
  }

  /** Ends an idle engine, unless it is soon needed again. */
  private rest(pool: Pool): void {
    clearTimeout(pool.timer)
    if (pool.inFlight === 0) pool.timer = setTimeout(() => this.dismiss(pool), PATIENCE_MS).unref()
  }

  private dismiss(pool: Pool): void {
    if (this.pools.get(pool.name) !== pool) return
    this.pools.delete(pool.name)
    clearTimeout(pool.timer)
    pool.ending.abort()
    const gone = pool.opening
      .then(opened => (opened.ok ? opened.value.close() : undefined))
      .finally(() => this.leaving.delete(gone))
    this.leaving.add(gone)
  }
}
