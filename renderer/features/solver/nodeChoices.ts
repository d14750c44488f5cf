/** Nodes for each array that are offered. */
export const NODE_CHOICES: readonly number[] = [10_000, 100_000, 1_000_000]

/** More than this for each array nobody waits for. */
export const MOST_NODES = 1_000_000_000

/** Ten times as deep, as far as that goes. */
export const deeper = (nodes: number): number => Math.min(MOST_NODES, 10 * nodes)
