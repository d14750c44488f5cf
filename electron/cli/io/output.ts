import type { Answered } from './answers'
import { fail, type ExitCode, type Terminal } from './terminal'

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
