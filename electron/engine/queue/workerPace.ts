/** What a worker has searched up to a moment. */
interface Mark {
  /** Milliseconds of any clock that does not jump. */
  readonly at: number
  readonly positions: number
  readonly nodes: number
}

/** How fast a worker is. */
export interface WorkerPace {
  readonly positionsPerSecond: number
  readonly nodesPerSecond: number
}

/** The speed is that of the last half minute. */
const SPAN_MS = 30_000

const TENTHS = 10

/** Counts what a worker searches. */
export const paceCounter = (begun: number) => {
  const marks: Mark[] = [{ at: begun, positions: 0, nodes: 0 }]
  let positions = 0
  let nodes = 0
  return {
    count: (searched: number) => {
      positions += 1
      nodes += searched
    },
    total: () => ({ positions, nodes }),
    /** The speed up to now; to be asked every few seconds. */
    pace: (now: number): WorkerPace => {
      while (marks.length > 1 && marks[1]!.at <= now - SPAN_MS) marks.shift()
      const [first] = marks as [Mark]
      marks.push({ at: now, positions, nodes })
      const perSecond = (count: number): number => (now > first.at ? (1000 * count) / (now - first.at) : 0)
      return {
        positionsPerSecond: Math.round(TENTHS * perSecond(positions - first.positions)) / TENTHS,
        nodesPerSecond: Math.round(perSecond(nodes - first.nodes)),
      }
    },
  }
}
