import { ok } from '@shared/result'
import type { Core } from '../../core/load'
import type { Searcher } from '../../engine/search/searcher'
import type { Answered } from '../io/answers'
import type { Terminal } from '../io/terminal'
import { type EngineChoice, openSearcher } from './openSearcher'

/** Searchers that stay open from one request to the next. */
export interface KeptSearchers {
  /** The same for the same choice; opened when it is first asked for. */
  open(choice: Omit<EngineChoice, 'userDataDir'>): Promise<Answered<Searcher>>
  /** Ends them all. */
  close(): Promise<void>
}

/** Opens searchers and keeps them; one that could not be opened is tried again. */
export const keptSearchers = (
  core: Core,
  terminal: Terminal,
  userDataDir: string | undefined,
): KeptSearchers => {
  const kept = new Map<string, Searcher>()
  return {
    open: async ({ engine, threads }) => {
      const key = JSON.stringify([engine, threads])
      const searcher = kept.get(key)
      if (searcher) return ok(searcher)
      const opened = await openSearcher({ engine, threads, userDataDir }, core, terminal)
      if (opened.ok) kept.set(key, opened.value)
      return opened
    },
    close: async () => {
      await Promise.all([...kept.values()].map(searcher => searcher.close()))
    },
  }
}
