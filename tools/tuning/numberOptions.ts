import { err, ok, type Result } from '@shared/result'

/** The default and the range. */
export interface NumberOption {
  readonly default: number
  readonly least: number
  readonly most: number
}

export type NumberOptions = Readonly<Record<string, NumberOption>>

/** The declarations of whole numbers for `parseArgs`. */
export const numberFlags = <Name extends string>(options: Readonly<Record<Name, NumberOption>>) =>
  Object.fromEntries(Object.keys(options).map(name => [name, { type: 'string' }])) as Record<
    Name,
    { type: 'string' }
  >

/** The usage text of the options. */
export const numberUsage = (options: NumberOptions): string =>
  Object.entries(options)
    .map(([name, { default: usual }]) => `[--${name} ${usual}]`)
    .join(' ')

/** Reads whole numbers among the options of a command line; an error is a sentence. */
export const readNumbers = <Name extends string>(
  options: Readonly<Record<Name, NumberOption>>,
  texts: Readonly<Partial<Record<NoInfer<Name>, string>>>,
): Result<Readonly<Record<Name, number>>, string> => {
  const numbers = {} as Record<Name, number>
  for (const name of Object.keys(options) as Name[]) {
    const { default: usual, least, most } = options[name]
    const text = texts[name]
    const value = text === undefined ? usual : Number(text)
    if (!Number.isInteger(value) || value < least || value > most)
      return err(`--${name} ${text}: a whole number from ${least} to ${most}`)
    numbers[name] = value
  }
  return ok(numbers)
}
