/** Limits slow reports: at most one at a time, with pauses in between. */
export interface Pace {
  /** Reports as soon as the pause is over; several requests in between cause one report. */
  readonly soon: () => void
  /** Begins no further reports; resolves when none is under way. */
  end(): Promise<void>
}

/** A slow report is followed by a pause of this many times its length, so that other work gets its turn. */
const REST = 3

/** @param intervalMs least time before the first report, and between two of them */
export const pace = (report: () => Promise<void>, intervalMs: number): Pace => {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isWanted = false
  let isOver = false
  let restMs = intervalMs

  const run = async (): Promise<void> => {
    const began = performance.now()
    await report()
    restMs = Math.max(intervalMs, REST * (performance.now() - began))
    running = undefined
    timer = undefined
    if (isWanted) soon()
  }
  const begin = (): void => {
    isWanted = false
    running = run()
  }
  const soon = (): void => {
    isWanted = true
    if (isOver || running) return
    timer ??= setTimeout(begin, restMs)
  }
  return {
    soon,
    end: async () => {
      isOver = true
      clearTimeout(timer)
      await running
    },
  }
}
