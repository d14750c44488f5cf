import type { Terminal } from './command'

/** Something long that goes on elsewhere. */
export interface Undertaking<T> {
  /** What comes of it, also once it was stopped. */
  readonly outcome: Promise<T>
  /** Asks it to end. */
  readonly stop: () => void
}

/**
 * Starts something long, and stops it when the user asks for that (Ctrl-C). Meanwhile it may say how far it is:
 * a line on a terminal, which is gone in the end.
 */
export const attend = async <T>(
  terminal: Pick<Terminal, 'status' | 'onInterrupt'>,
  start: (status: (line: string) => void) => Undertaking<T>,
): Promise<T> => {
  let undertaking: Undertaking<T> | undefined
  const stopListening = terminal.onInterrupt(() => undertaking?.stop())
  try {
    undertaking = start(line => terminal.status(line))
    return await undertaking.outcome
  } finally {
    stopListening()
    terminal.status('')
  }
}
