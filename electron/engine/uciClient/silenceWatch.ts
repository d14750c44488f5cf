import type { TimeLimits } from './timeLimits'

/** What a watch needs; times are in milliseconds. */
export interface SilencePorts {
  /** Rising. */
  readonly now: () => number
  /** Calls back later; returns the function that prevents it. */
  readonly after: (ms: number, then: () => void) => () => void
  /** Asks the engine for any sign of life. */
  readonly ask: () => void
  /** It has not answered in time; nothing more is reported. */
  readonly silent: () => void
}

/** Watches a search of any length, as long as the engine answers `isready`. */
export interface SilenceWatch {
  /** A line has come, of any kind. */
  heard(): void
  end(): void
}

/**
 * Begins to watch. Deep searches are silent for minutes, so silence is no fault: after a while without output the
 * engine is asked, and again after each further while. Cheap with any amount of output: lines only note the time.
 */
export const watchSilence = (
  { silenceMs, answerMs }: Pick<TimeLimits, 'silenceMs' | 'answerMs'>,
  { now, after, ask, silent }: SilencePorts,
): SilenceWatch => {
  let heardAt = now()
  let cancel = () => {}

  const waitForSilence = (ms: number): void => {
    cancel = after(ms, () => {
      const restMs = heardAt + silenceMs - now()
      if (restMs > 0) waitForSilence(restMs)
      else waitForAnswer()
    })
  }
  const waitForAnswer = (): void => {
    const askedAt = now()
    ask()
    cancel = after(answerMs, () => {
      if (heardAt >= askedAt) waitForSilence(Math.max(0, heardAt + silenceMs - now()))
      else silent()
    })
  }

  waitForSilence(silenceMs)
  return {
    heard: () => {
      heardAt = now()
    },
    end: () => cancel(),
  }
}
