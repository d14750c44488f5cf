import { ok, err } from '@shared/result'
import type { Answered } from './answers'

/** A flag of a command: how it is typed, what the help says of it, and how its values are read. */
export interface Flag<T = unknown> {
  readonly type: 'boolean' | 'string'
  readonly help: string
  /** The placeholder of its value in the help; a switch has none. */
  readonly value?: string
  readonly short?: string
  /** The only values there are, where they are few. */
  readonly choices?: readonly string[]
  /**
   * What was asked for, or what is wrong with it.
   *
   * @param given in the order typed, empty without the flag; a switch gives an empty text
   * @param name as it is typed: `--max-plies`
   */
  readonly read: (given: readonly string[], name: string) => Answered<T>
}

/** The flags of a command. `maxPlies` here is typed `--max-plies`. */
export type Flags = Readonly<Record<string, Flag>>

/** What was asked for with each flag. */
export type FlagValues<F extends Flags> = {
  readonly [Name in keyof F]: F[Name] extends Flag<infer T> ? T : never
}

/** `max-plies` for `maxPlies`. */
export const typedName = (name: string): string =>
  name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** Given or not. */
export const switchFlag = (help: string, short?: string): Flag<boolean> => ({
  type: 'boolean',
  help,
  ...(short !== undefined && { short }),
  read: given => ok(given.length > 0),
})

/** Every value given, in order. */
export const listFlag = (value: string, help: string): Flag<readonly string[]> => ({
  type: 'string',
  value,
  help,
  read: given => ok(given),
})

/** The last value given, as `read` understands it. */
export const valueFlag = <T>(
  value: string,
  help: string,
  read: (text: string | undefined, name: string) => Answered<T>,
): Flag<T> => ({ type: 'string', value, help, read: (given, name) => read(given.at(-1), name) })

/** The last text given; undefined without one. */
export const textFlag = (value: string, help: string): Flag<string | undefined> =>
  valueFlag(value, help, text => ok(text))

/** What numbers are meant. */
export interface NumberRange {
  /** 1 if not said. */
  readonly min?: number
  readonly max: number
  /** What is wrong with any other, behind the name of the flag. */
  readonly fault?: string
}

/** A whole number in decimal digits; undefined without one. */
export const readWholeNumber = (
  text: string | undefined,
  name: string,
  { min = 1, max, fault = `must be a whole number from ${min} to ${max}` }: NumberRange,
): Answered<number | undefined> => {
  if (text === undefined) return ok(undefined)
  const number = /^\d{1,13}$/.test(text) ? Number(text) : NaN
  return number >= min && number <= max ? ok(number) : err(`${name} ${fault}`)
}

/** A whole number; `usual` if not said. */
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
  /** What is wrong with any other word. */
  readonly fault?: (name: string) => string
}

/** One of some words. */
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

/** Reads all flags; the first fault as a sentence. */
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
