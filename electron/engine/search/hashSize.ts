import { CLUSTER_BYTES, ENTRY_BYTES } from '../../core/layout/hashTable'
import type { QuestionLimits } from './searcher'

/*
 * The size of a search's hash table. It affects the answer, so it depends only on the limits: one entry for each node,
 * rounded up to a power of two: clearing 1 MiB takes about 0.3 ms, so the table of 20,000 nodes (512 KiB) costs 0.15 ms
 * of some 17 ms, where 16 MiB would cost a third of the search. Tables between a quarter and eight times the size led
 * to the same depths, within chance.
 */

/** The size for 4,096 nodes and fewer. */
const MIN_BYTES = 64 * 1024

/** The size for four million nodes and more; each thread has a table of its own. */
export const MAX_HASH_MIB = 64

/** The number of nodes assumed for a search without a node limit. */
const UNKNOWN_NODES = 1_000_000

/** The number of clusters of the table for a search with these limits. */
export const clustersFor = ({ nodes = UNKNOWN_NODES }: QuestionLimits): number => {
  const wanted = 2 ** Math.ceil(Math.log2(nodes * ENTRY_BYTES))
  return Math.min(Math.max(wanted, MIN_BYTES), MAX_HASH_MIB * 1024 * 1024) / CLUSTER_BYTES
}
