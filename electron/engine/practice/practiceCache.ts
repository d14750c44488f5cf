import { putNewest } from '@shared/putNewest'
import type { ExactMemory } from '../memory/searchMemory'
import type { Searched } from '../search/searcher'

/** As many values as a dozen throws have. */
const MAX_VALUES = 50_000

const nameOf = (key: Uint8Array): string => Buffer.from(key).toString('base64')

/**
 * What the engine of practice games has found out about arrays in this run; nothing that the user's solver has searched is
 * in it. It saves time and changes no move, since the value of an array is always the same.
 */
export const practiceCache = (most = MAX_VALUES): ExactMemory => {
  const values = new Map<string, Searched>()
  return {
    recall: keys => Promise.resolve(keys.map(key => values.get(nameOf(key)))),
    remember: (key, found) => putNewest(values, nameOf(key), found, most),
  }
}
