/** Fewer nodes say nothing about the machine. */
const MIN_NODES = 1_000_000

/** Measures how many nodes a second a task has searched; anew when it goes on after a rest. */
export const searchSpeed = () => {
  /** When it began or went on, on the clock of `performance`. */
  let since = performance.now()
  let nodes = 0
  return {
    onNodes: (count: number): void => void (nodes += count),
    /** Undefined while there are too few. */
    nodesPerSecond: (): number | undefined =>
      nodes < MIN_NODES ? undefined : Math.round((1000 * nodes) / (performance.now() - since)),
    goOn: (): void => {
      since = performance.now()
      nodes = 0
    },
  }
}
