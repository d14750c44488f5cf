import type { ArrayMemory } from './arrayMemory'
import type { KeptArray } from './arrayStore'

/** Values that are written together. */
export interface WriteBehind {
  remember(found: KeptArray): void
  /** Writes what has been gathered. */
  flush(): void
}

/** So many are written at once, at the latest after so long: a crash loses no more. */
const MOST_GATHERED = 500
const WAIT_MS = 1000

/** Gathers values, since each write is a transaction of its own. */
export const writeBehind = (memory: ArrayMemory): WriteBehind => {
  let gathered: KeptArray[] = []
  let timer: NodeJS.Timeout | undefined

  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (gathered.length === 0) return
    memory.remember(gathered)
    gathered = []
  }
  return {
    remember: found => {
      gathered.push(found)
      if (gathered.length >= MOST_GATHERED) flush()
      else timer ??= setTimeout(flush, WAIT_MS)
    },
    flush,
  }
}
