import * as v from 'valibot'
import { isSteering } from '../plainText'
import { VARIANTS } from '../variants'

/*
 * The schemas of the contract and of the files in the user's folder. They are valibot's if it has them. Ours refuse lists in place of
 * objects, and refuse a list that is too long before checking any of its entries.
 */

/** A schema that ensures values of type `T`. */
export type Schema<T> = v.GenericSchema<unknown, T>

/** The type of values that fit a schema. */
export type Of<S extends v.GenericSchema> = v.InferOutput<S>

const otherThan =
  (what: string) =>
  ({ received }: { readonly received: string }): string =>
    `Expected ${what} but received ${received}`

/** A condition that the type cannot express; `what` names the expected value in the message. */
export const such = <T>(law: (value: T) => boolean, what: string) => v.check(law, otherThan(what))

/** Checks a condition before applying the schema. */
const first = <T>(law: (value: unknown) => boolean, what: string, schema: Schema<T>): Schema<T> => {
  const refusal = v.never(otherThan(what))
  return v.lazy(value => (law(value) ? schema : refusal))
}

/** Text of at most `most` UTF-16 units. */
export const text = (most: number) => v.pipe(v.string(), v.maxLength(most))

/** A whole number from `least` to `most`. */
export const integer = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

/** A list of at most `most` entries. */
export const listOf = <T>(entry: Schema<T>, most: number): Schema<readonly T[]> => {
  const isShort = (value: unknown) => !Array.isArray(value) || value.length <= most
  return first(isShort, `at most ${most} entries`, v.array(entry))
}

const isTable = (value: unknown): boolean => !Array.isArray(value)

/** An object with exactly these fields; optional ones are `v.exactOptional`. */
export const object = <const E extends v.ObjectEntries>(
  entries: E,
): Schema<Readonly<Of<v.StrictObjectSchema<E, undefined>>>> =>
  first<Of<v.StrictObjectSchema<E, undefined>>>(isTable, 'an object', v.strictObject(entries))

/** Keys that are refused because every object already has a property of that name. */
const TAKEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** An object used as a table: at most `most` keys, each with a value; both are checked. */
export const tableOf = <T>(
  key: v.GenericSchema<string>,
  entry: Schema<T>,
  most: number,
): Schema<Readonly<Record<string, T>>> => {
  const isFine = (value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    const keys = Object.keys(value)
    return keys.length <= most && !keys.some(name => TAKEN.has(name))
  }
  return first(isFine, `a table of at most ${most} entries`, v.record(key, entry))
}

/** JSON text of at most `most` UTF-16 units; the result is the parsed value. */
export const jsonOf = <T>(schema: Schema<T>, most: number) => v.pipe(text(most), v.parseJson(), schema)

/** Longest text of a file, a game or a comment, in UTF-16 units. */
export const MAX_TEXT_LENGTH = 128 * 1024 * 1024
/** Longest line of moves, in plies. */
export const MAX_LINE_PLIES = 20_000
export const MAX_NUMBER = Number.MAX_SAFE_INTEGER

export const MAX_WORD_LENGTH = 128
export const MAX_FEN_LENGTH = 512

export const word = text(MAX_WORD_LENGTH)
export const fen = text(MAX_FEN_LENGTH)
export const variant = v.picklist(VARIANTS.map(({ id }) => id))
/** Ids of the variant's options that are on. */
export const options = listOf(word, 16)
/** The fields of a request that name a position by the line that leads to it: UCI moves from a starting position. */
export const line = { variant, options, startFen: fen, moves: listOf(word, MAX_LINE_PLIES) }
/** 0-based. */
export const index = integer(0, MAX_NUMBER)
/** Milliseconds since 1970. */
export const instant = integer(0, MAX_NUMBER)
/** Safe as a file name on every system. */
export const documentId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/))
/** The path of a file or folder, absolute or not. */
export const path = v.pipe(
  text(4096),
  such(value => value !== '' && !value.includes('\0'), 'a path'),
)
/** The name of a file without a folder. */
export const bareFileName = v.pipe(
  text(255),
  such(name => /^[^/\\]+$/.test(name) && !isSteering(name), 'a name without a folder'),
)
