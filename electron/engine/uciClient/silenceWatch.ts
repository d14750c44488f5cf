import type { PacedReportsPorts } from './pacedReports'
import type { TimeLimits } from './timeLimits'

/** What a watch needs. */
export interface SilencePorts extends Pick<PacedReportsPorts, 'now' | 'after'> {
  /** Asks the engine for any sign of life. */
  readonly ask: () => void
  /** Called if the engine has not answered in time; nothing more is reported then. */
  readonly silent: () => void
}

/** Watches a search of any length; it counts as alive as long as the engine answers `isready`. */
export interface SilenceWatch {
  /** Called when a line of any kind has come. */
  heard(): void
  end(): void
}

/**
 * Starts a watch. Deep searches are silent for minutes, so silence is not a fault: after a while without output the
 * engine is asked for a sign of life, and again after each further while. This is cheap with any amount of output,
 * because lines only note the time.
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
