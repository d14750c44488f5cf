/** A timer that can be held. */
export interface PausableTimer {
  /** Stops the time, or resumes it. */
  pause(isPaused: boolean): void
  clear(): void
}

/** Does something after some milliseconds, not counting those for which it is paused. */
export const pausableTimer = (act: () => void, delayMs: number, isPaused = false): PausableTimer => {
  let leftMs = Math.max(0, delayMs)
  let timer: NodeJS.Timeout | undefined
  let beganMs = 0

  const begin = (): void => {
    beganMs = performance.now()
    timer = setTimeout(act, leftMs)
  }
  const clear = (): void => {
    clearTimeout(timer)
    timer = undefined
  }
  if (!isPaused) begin()
  return {
    pause: pauses => {
      if (pauses === (timer === undefined)) return
      if (!pauses) {
        begin()
        return
      }
      clear()
      leftMs = Math.max(0, leftMs - (performance.now() - beganMs))
    },
    clear,
  }
}
