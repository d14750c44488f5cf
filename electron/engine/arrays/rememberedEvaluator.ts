import { err, ok } from '@shared/result'
import { type ArrayAnswer, type ArrayEvaluator, type ArrayQuestion, checkNodes } from './arrayEvaluator'
import { arrayKey, type ArrayKey } from './arrayKey'
import type { ArrayMemory } from './arrayMemory'
import { writeBehind } from './writeBehind'

/** An array that has been asked for and not answered yet. */
interface Asked extends ArrayKey {
  readonly question: ArrayQuestion
  readonly resolve: (answer: ArrayAnswer) => void
}

const STOPPED: ArrayAnswer = err({ kind: 'stopped' })

/**
 * An evaluator that looks at no array twice: what it has found by exactly so many nodes is remembered. Arrays that are asked
 * for in one turn of the event loop are looked up together. The memory is the caller's to close, after the evaluator.
 */
export const rememberedEvaluator = (evaluator: ArrayEvaluator, memory: ArrayMemory): ArrayEvaluator => {
  const { identity, width } = evaluator
  const pending = new Set<Asked>()
  const writer = writeBehind(memory)
  let gathered: Asked[] = []
  let isClosed = false

  const answer = (asked: Asked, found: ArrayAnswer): void => {
    if (pending.delete(asked)) asked.resolve(found)
  }

  const evaluate = async (asked: Asked): Promise<void> => {
    const { key, question, nodes } = asked
    const found = await evaluator.evaluate(question, nodes)
    if (found.ok) writer.remember({ key, nodes, value: found.value })
    answer(asked, found)
  }

  const lookUp = async (): Promise<void> => {
    const batch = gathered
    gathered = []
    const known = await memory.recall(batch)
    for (const [i, asked] of batch.entries()) {
      const value = known[i]
      if (value) answer(asked, ok(value))
      // Those that were stopped meanwhile are not looked at any more.
      else if (pending.has(asked)) void evaluate(asked)
    }
  }

  const gather = (asked: Asked): void => {
    pending.add(asked)
    gathered.push(asked)
    if (gathered.length === 1) setImmediate(() => void lookUp())
  }

  const stop = (): void => {
    for (const { resolve } of pending) resolve(STOPPED)
    pending.clear()
    evaluator.stop()
    writer.flush()
  }

  return {
    identity,
    width,
    evaluate: (question, nodes) => {
      checkNodes(nodes)
      if (isClosed) return Promise.resolve(STOPPED)
      const key = arrayKey(identity, question)
      return new Promise(resolve => gather({ question, nodes, key, resolve }))
    },
    stop,
    close: async () => {
      isClosed = true
      stop()
      await evaluator.close()
    },
  }
}
