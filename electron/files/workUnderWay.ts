/** Work that must not be cut off by the end of the program. */
export interface WorkUnderWay {
  /** Has `work` waited for until it is done or has failed. */
  include<T>(work: Promise<T>): Promise<T>
  /** Resolves when none is under way, what began meanwhile included. */
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
