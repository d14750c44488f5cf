/**
 * Milliseconds between two reports of an engine, also between those of two searches. Each session keeps to it; reports
 * are not slowed down again after it.
 */
export const REPORT_MS = 100

/** Limits how often something is done. */
export interface Throttle {
  /**
   * Does it at once if the last time is long enough ago, otherwise as soon as it is; several requests in between are
   * done once.
   */
  soon(): void
  /** Does it at once, whenever the last time was. */
  now(): void
  /** What still waits is not done any more. */
  cancel(): void
}

/** @param intervalMs least time between two times, unless it must be now */
export const throttle = (act: () => void, intervalMs: number): Throttle => {
  let timer: NodeJS.Timeout | undefined
  let lastMs = Number.NEGATIVE_INFINITY

  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const now = () => {
    cancel()
    lastMs = performance.now()
    act()
  }
  return {
    soon: () => {
      if (timer) return
      const waitMs = lastMs + intervalMs - performance.now()
      if (waitMs <= 0) now()
      else timer = setTimeout(now, Math.ceil(waitMs))
    },
    now,
    cancel,
  }
}
