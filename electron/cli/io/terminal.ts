import type { Answered } from './answers'

/** Where a command reads and writes; a fake one in tests. */
export interface Terminal {
  /** Standard output. Resolves when more may be written; bytes are no longer needed then. */
  readonly write: (text: string | Uint8Array) => Promise<void> | void
  /** One line on standard error. */
  readonly complain: (sentence: string) => void
  /** Standard input, in pieces as they come. */
  readonly input: AsyncIterable<Uint8Array>
  /** A line that the next one replaces; empty to clear it. Shown on a terminal only. */
  readonly status: (line: string) => void
  /** Runs the listener once the user asks to stop (Ctrl-C). Returns the function that ends listening. */
  readonly onInterrupt: (listener: () => void) => () => void
}

/** 0 done, 1 the input is wrong, 2 the command line is wrong, 130 the user stopped it. */
export type ExitCode = 0 | 1 | 2 | 130

/** Says what is wrong, and with which code the program ends for that. */
export const fail = ({ complain }: Terminal, sentence: string, code: ExitCode): ExitCode => {
  complain(`backrank: ${sentence}`)
  return code
}

/** Prints an answer in the form asked for, or says on standard error why there is none. */
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

/** A number typed by a user; NaN for anything but decimal digits. */
export const parseNumber = (word: string): number => (/^\d{1,15}$/.test(word) ? Number(word) : NaN)

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
