import type { Terminal } from './terminal'

/** Something long that goes on elsewhere. */
export interface Cancellable<T> {
  /** What comes of it, also once it was stopped. */
  readonly outcome: Promise<T>
  /** Asks it to end. */
  readonly stop: () => void
}

/**
 * Starts something long, and stops it when the user asks for that (Ctrl-C). Meanwhile it may say how far it is:
 * a line on a terminal, which is gone in the end.
 */
export const withProgress = async <T>(
  terminal: Pick<Terminal, 'status' | 'onInterrupt'>,
  start: (status: (line: string) => void) => Cancellable<T>,
): Promise<T> => {
  let work: Cancellable<T> | undefined
  const stopListening = terminal.onInterrupt(() => work?.stop())
  try {
    work = start(line => terminal.status(line))
    return await work.outcome
  } finally {
    stopListening()
    terminal.status('')
  }
}
