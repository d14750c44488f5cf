/**
 * Milliseconds between two reports of an engine, even if they belong to different searches. Sessions keep to it, so
 * reports need not be throttled again.
 */
export const REPORT_MS = 100

/** Limits how often an action runs. */
export interface Throttle {
  /**
   * Runs it at once if the last run is long enough ago, otherwise as soon as it is; several requests in between run it
   * once.
   */
  soon(): void
  /** Runs it at once, however recent the last run is. */
  now(): void
  /** Drops a run that is still waiting. */
  cancel(): void
}

/** @param intervalMs least time between two runs, except for those by `now` */
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
