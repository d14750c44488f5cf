import { ok, err } from '@shared/result'
import type { Answered } from './answers'

/** A flag of a command: how it is typed, its text in the help, and how its values are read. */
export interface Flag<T = unknown> {
  readonly type: 'boolean' | 'string'
  readonly help: string
  /** The placeholder of its value in the help; undefined for a switch. */
  readonly value?: string
  readonly short?: string
  /** The only possible values, if they are few. */
  readonly choices?: readonly string[]
  /**
   * Returns the value, or says what is wrong with it.
   *
   * @param given the values in the order typed; empty if the flag is absent, an empty text for a switch
   * @param name the flag as it is typed, such as `--max-plies`
   */
  readonly read: (given: readonly string[], name: string) => Answered<T>
}

/** The flags of a command, by names such as `maxPlies` for `--max-plies`. */
export type Flags = Readonly<Record<string, Flag>>

/** The values of the flags. */
export type FlagValues<F extends Flags> = {
  readonly [Name in keyof F]: F[Name] extends Flag<infer T> ? T : never
}

/** The name as it is typed: `max-plies` for `maxPlies`. */
export const typedName = (name: string): string =>
  name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** A flag without a value: true if it is given. */
export const switchFlag = (help: string, short?: string): Flag<boolean> => ({
  type: 'boolean',
  help,
  ...(short !== undefined && { short }),
  read: given => ok(given.length > 0),
})

/** A flag with all values given, in order. */
export const listFlag = (value: string, help: string): Flag<readonly string[]> => ({
  type: 'string',
  value,
  help,
  read: given => ok(given),
})

/** A flag with the last value given, as parsed by `read`. */
export const valueFlag = <T>(
  value: string,
  help: string,
  read: (text: string | undefined, name: string) => Answered<T>,
): Flag<T> => ({ type: 'string', value, help, read: (given, name) => read(given.at(-1), name) })

/** A flag with the last text given; undefined if it is absent. */
export const textFlag = (value: string, help: string): Flag<string | undefined> =>
  valueFlag(value, help, text => ok(text))

/** The range of numbers allowed. */
export interface NumberRange {
  /** 1 by default. */
  readonly min?: number
  readonly max: number
  /** What is wrong with any other number; follows the name of the flag. */
  readonly fault?: string
}

/** Reads a whole number in decimal digits; undefined if there is no text. */
export const readWholeNumber = (
  text: string | undefined,
  name: string,
  { min = 1, max, fault = `must be a whole number from ${min} to ${max}` }: NumberRange,
): Answered<number | undefined> => {
  if (text === undefined) return ok(undefined)
  const number = /^\d{1,13}$/.test(text) ? Number(text) : NaN
  return number >= min && number <= max ? ok(number) : err(`${name} ${fault}`)
}

/** A flag with a whole number; `usual` by default. */
export const numberFlag = <Usual extends number | undefined = undefined>(
  value: string,
  help: string,
  range: NumberRange,
  usual?: Usual,
): Flag<number | Usual> =>
  valueFlag(value, help, (text, name) => {
    const number = readWholeNumber(text, name, range)
    return number.ok ? ok(number.value ?? (usual as Usual)) : number
  })

/** How a choice is read. */
interface ChoiceTerms<Usual> {
  /** The default. */
  readonly usual?: Usual
  /** Returns what is wrong with any other word. */
  readonly fault?: (name: string) => string
}

/** A flag with one of some words. */
export const choiceFlag = <T extends string, Usual extends T | undefined = undefined>(
  value: string,
  help: string,
  words: readonly T[],
  { usual, fault = name => `${name} must be ${words.join(' or ')}` }: ChoiceTerms<Usual> = {},
): Flag<T | Usual> => ({
  ...valueFlag<T | Usual>(value, help, (text, name) => {
    if (text === undefined) return ok(usual as Usual)
    const chosen = words.find(word => word === text)
    return chosen === undefined ? err(fault(name)) : ok(chosen)
  }),
  choices: words,
})

/** Reads all flags, or returns the first fault as a sentence. */
export const readFlags = <F extends Flags>(
  flags: F,
  given: ReadonlyMap<string, readonly string[]>,
): Answered<FlagValues<F>> => {
  const values: Record<string, unknown> = {}
  for (const [name, flag] of Object.entries(flags)) {
    const value = flag.read(given.get(name) ?? [], `--${typedName(name)}`)
    if (!value.ok) return value
    values[name] = value.value
  }
  return ok(values as FlagValues<F>)
}
