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
