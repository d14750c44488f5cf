import { AGE_SHIFT, AGES, CLUSTER_BYTES, CONTENT, ENTRY_BYTES } from '../../core/layout/hashTable'

/* The parts of the hash table that the owner of a pool needs to know. */

/** The number of entries in the sample. */
const SAMPLE = 1000

/** The position of the age in the upper half of the content, which is read as two 32-bit words. */
const HIGH_AGE_SHIFT = AGE_SHIFT - 32

/** The number of clusters that fit into a size in mebibytes. */
export const clustersOf = (mebibytes: number): number => (mebibytes * 1024 * 1024) / CLUSTER_BYTES

/** How full the table is, in thousandths, by a sample: counts only entries of the search of this age. */
export const hashFull = (memory: ArrayBufferLike, at: number, age: number): number => {
  const words = new Uint32Array(memory, at, (SAMPLE * ENTRY_BYTES) / 4)
  let filled = 0
  for (let i = 0; i < SAMPLE; i++) {
    const content = (i * ENTRY_BYTES + CONTENT) / 4
    const low = words[content]!
    const high = words[content + 1]!
    const isOfThisSearch = high >>> HIGH_AGE_SHIFT === age % AGES
    if (isOfThisSearch && (low !== 0 || high !== 0)) filled++
  }
  return filled
}
