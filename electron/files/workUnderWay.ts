/** Tracks work that must not be cut off when the program ends. */
export interface WorkUnderWay {
  /** Adds work to wait for until it is done or has failed. */
  include<T>(work: Promise<T>): Promise<T>
  /** Resolves when no work is under way, including work added in the meantime. */
  readonly settled: () => Promise<void>
}

export const workUnderWay = (): WorkUnderWay => {
  const running = new Set<Promise<unknown>>()
  return {
    include: work => {
      running.add(work)
      const leave = () => void running.delete(work)
      work.then(leave, leave)
      return work
    },
    settled: async () => {
      while (running.size > 0) await Promise.allSettled(running)
    },
  }
}
