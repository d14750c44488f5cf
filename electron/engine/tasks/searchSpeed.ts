/** With fewer nodes than this, the speed says nothing about the machine. */
const MIN_NODES = 1_000_000

/** Measures how many nodes a task searches per second; starts anew after a pause. */
export const searchSpeed = () => {
  /** When the measurement began, on the clock of `performance`. */
  let since = performance.now()
  let nodes = 0
  return {
    onNodes: (count: number): void => void (nodes += count),
    /** Undefined as long as too few nodes were searched. */
    nodesPerSecond: (): number | undefined =>
      nodes < MIN_NODES ? undefined : Math.round((1000 * nodes) / (performance.now() - since)),
    goOn: (): void => {
      since = performance.now()
      nodes = 0
    },
  }
}
