/*
 * The hash table as the owner of a pool needs to know it: clusters of four entries of sixteen bytes, of
 * which the second word holds the content (core/src/search/table.ts).
 */

export const CLUSTER_BYTES = 64
const ENTRY_BYTES = 16

/** A thousand entries are looked at. */
const SAMPLE = 1000

/** The generation stands in the highest three bits of the content. */
const GENERATION_SHIFT = 29
const GENERATIONS = 8

/** How many clusters fit so many mebibytes. */
export const clustersOf = (mebibytes: number): number => (mebibytes * 1024 * 1024) / CLUSTER_BYTES

/** Filled part of the table in thousandths, by a sample: entries of the search of this generation. */
export const hashFull = (memory: ArrayBufferLike, at: number, generation: number): number => {
  const words = new Uint32Array(memory, at, (SAMPLE * ENTRY_BYTES) / 4)
  let filled = 0
  for (let i = 0; i < SAMPLE; i++) {
    const low = words[4 * i + 2]!
    const high = words[4 * i + 3]!
    const isOfThisSearch = high >>> GENERATION_SHIFT === generation % GENERATIONS
    if (isOfThisSearch && (low !== 0 || high !== 0)) filled++
  }
  return filled
}
