import { MAX_ARRAY_NODES } from '@shared/ipc/known'

/** The numbers of nodes for each array that are offered. */
export const NODE_CHOICES: readonly number[] = [10_000, 100_000, 1_000_000]

/** Ten times as many nodes, up to the maximum. */
export const deeper = (nodes: number): number => Math.min(MAX_ARRAY_NODES, 10 * nodes)
