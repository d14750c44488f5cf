import type { Answered } from './answers'
import type { CommandLine, ExitCode, Terminal } from './command'

/** Prints an answer in the form asked for, or says on standard error why there is none. */
export const print = async <T>(
  line: CommandLine,
  terminal: Terminal,
  answered: Answered<T>,
  form: { readonly json: (value: T) => unknown; readonly text: (value: T) => string },
): Promise<ExitCode> => {
  if (!answered.ok) {
    terminal.complain(`backrank: ${answered.error}`)
    return 1
  }
  const { value } = answered
  await terminal.write(line.has('json') ? `${JSON.stringify(form.json(value))}\n` : form.text(value))
  return 0
}

/** A number typed by a user; NaN for anything but decimal digits. */
export const parseNumber = (word: string): number => (/^\d{1,15}$/.test(word) ? Number(word) : NaN)
