import type { ArrayKey } from '../arrays/arrayKey'
import type { ArrayMemory } from '../arrays/arrayMemory'
import type { ArrayValue } from '../arrays/arrayEvaluator'

/** So many values are those of a dozen throws. */
const MOST = 50_000

const nameOf = ({ key, nodes }: ArrayKey): string => `${Buffer.from(key).toString('base64')} ${nodes}`

/**
 * What the engine of practice games has found out about arrays in this run, and nobody else: what the user's solver has
 * searched is not in it. It saves time and changes no move, for the value of an array is always the same.
 */
export const ownPurse = (most = MOST): ArrayMemory => {
  const values = new Map<string, ArrayValue>()
  return {
    recall: asked => Promise.resolve(asked.map(key => values.get(nameOf(key)))),
    remember: found => {
      for (const kept of found) values.set(nameOf(kept), kept.value)
      for (const oldest of [...values.keys()].slice(0, Math.max(0, values.size - most))) values.delete(oldest)
    },
    close: () => Promise.resolve(),
  }
}
