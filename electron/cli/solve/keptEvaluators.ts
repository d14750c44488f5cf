import { ok } from '@shared/result'
import type { Core } from '../../core/load'
import type { ArrayEvaluator } from '../../engine/arrays/arrayEvaluator'
import type { Answered } from '../io/answers'
import type { Terminal } from '../io/command'
import type { EngineChoice } from '../engines/openExaminer'
import { openEvaluator } from './openEvaluator'

/** Evaluators that stay open from one request to the next. */
export interface KeptEvaluators {
  /** The same for the same choice; opened when it is first asked for. */
  open(choice: Omit<EngineChoice, 'folders'>): Promise<Answered<ArrayEvaluator>>
  /** Ends them all. */
  close(): Promise<void>
}

/** Opens evaluators and keeps them; one that could not be opened is tried again. */
export const keptEvaluators = (
  core: Core,
  terminal: Terminal,
  folders: EngineChoice['folders'],
): KeptEvaluators => {
  const kept = new Map<string, ArrayEvaluator>()
  return {
    open: async ({ engine, threads }) => {
      const key = JSON.stringify([engine, threads])
      const evaluator = kept.get(key)
      if (evaluator) return ok(evaluator)
      const opened = await openEvaluator({ engine, threads, folders }, core, terminal)
      if (opened.ok) kept.set(key, opened.value)
      return opened
    },
    close: async () => {
      await Promise.all([...kept.values()].map(evaluator => evaluator.close()))
    },
  }
}
