import type { Answered } from './answers'

/** The input and output of a command; a fake one in tests. */
export interface Terminal {
  /** Writes to standard output. Resolves when more may be written; the bytes may then be overwritten. */
  readonly write: (text: string | Uint8Array) => Promise<void> | void
  /** Writes one line to standard error. */
  readonly complain: (sentence: string) => void
  /** Standard input, in chunks as they come. */
  readonly input: AsyncIterable<Uint8Array>
  /** Shows a line that the next one replaces; an empty one clears it. Only on a real terminal. */
  readonly status: (line: string) => void
  /** Runs the listener once the user asks to stop (Ctrl-C). Returns a function that removes the listener. */
  readonly onInterrupt: (listener: () => void) => () => void
}

/** 0: done, 1: the input is wrong, 2: the command line is wrong, 130: stopped by the user. */
export type ExitCode = 0 | 1 | 2 | 130

/** Reports what is wrong, and returns the exit code for it. */
export const fail = ({ complain }: Terminal, sentence: string, code: ExitCode): ExitCode => {
  complain(`backrank: ${sentence}`)
  return code
}

/** Prints an answer in the requested form, or reports on standard error why there is none. */
export const print = async <T>(
  isJson: boolean,
  terminal: Terminal,
  answered: Answered<T>,
  form: { readonly json: (value: T) => unknown; readonly text: (value: T) => string },
): Promise<ExitCode> => {
  if (!answered.ok) return fail(terminal, answered.error, 1)
  const { value } = answered
  await terminal.write(isJson ? `${JSON.stringify(form.json(value))}\n` : form.text(value))
  return 0
}

/** Parses a number typed by the user; NaN for anything but decimal digits. */
export const parseNumber = (word: string): number => (/^\d{1,15}$/.test(word) ? Number(word) : NaN)

/** A long task that runs elsewhere. */
export interface Cancellable<T> {
  /** The result, even if the task was stopped. */
  readonly outcome: Promise<T>
  /** Asks the task to end. */
  readonly stop: () => void
}

/**
 * Starts a long task, and stops it when the user presses Ctrl-C. Meanwhile the task may show its progress in a line on
 * the terminal, which is removed at the end.
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
