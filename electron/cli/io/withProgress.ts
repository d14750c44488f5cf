import type { Terminal } from './terminal'

/** A long piece of work that runs elsewhere. */
export interface Cancellable<T> {
  /** Its result, also once it was stopped. */
  readonly outcome: Promise<T>
  /** Asks it to end. */
  readonly stop: () => void
}

/**
 * Starts a long piece of work, and stops it when the user asks for that (Ctrl-C). Meanwhile it may show its progress: a
 * line on a terminal, which is removed in the end.
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
