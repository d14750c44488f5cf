import { err, ok, type Result } from '../../result'
import type { JsonType, Measure, ProcedureFault } from './procedureFault'

/** Reads a value of unknown shape; `path` says where it stands. */
export type Read<T> = (value: unknown, path: string) => Result<T, ProcedureFault>

type Fields = Readonly<Record<string, unknown>>

const TYPES: Readonly<Record<string, JsonType>> = { string: 'text', number: 'number', boolean: 'truth' }

const typeOf = (value: unknown): JsonType => {
  if (value === null || value === undefined) return 'nothing'
  return Array.isArray(value) ? 'list' : (TYPES[typeof value] ?? 'object')
}

const wrongType = (path: string, expected: JsonType, value: unknown) =>
  err<ProcedureFault>({ kind: 'procedure', reason: 'wrongType', path, expected, found: typeOf(value) })

interface Bounds {
  readonly least: number
  readonly limit: number
}

/** The fault of a size outside its bounds. */
const outside = (path: string, of: Measure, found: number, { least, limit }: Bounds) => {
  if (found >= least && found <= limit) return undefined
  const isMore = found > limit
  return err<ProcedureFault>({
    kind: 'procedure',
    reason: isMore ? 'tooMuch' : 'tooLittle',
    path,
    limit: isMore ? limit : least,
    found,
    of,
  })
}

const LONGEST_QUOTE = 40

/** A text of at most `limit` letters and at least `least`. */
export const text =
  (limit: number, least = 0): Read<string> =>
  (value, path) => {
    if (typeof value !== 'string') return wrongType(path, 'text', value)
    return outside(path, 'letters', value.length, { least, limit }) ?? ok(value)
  }

/** A whole number from `least` to `limit`. */
export const wholeNumber =
  (least: number, limit: number): Read<number> =>
  (value, path) => {
    if (typeof value !== 'number') return wrongType(path, 'number', value)
    if (!Number.isInteger(value)) return err({ kind: 'procedure', reason: 'notWhole', path, found: value })
    return outside(path, 'number', value, { least, limit }) ?? ok(value)
  }

/** One of some words. */
export const oneOf =
  <const T extends string>(words: readonly T[]): Read<T> =>
  (value, path) => {
    const word = words.find(one => one === value)
    if (word !== undefined) return ok(word)
    if (typeof value !== 'string') return wrongType(path, 'text', value)
    const found = value.slice(0, LONGEST_QUOTE)
    return err({ kind: 'procedure', reason: 'unknownWord', path, found, expected: words })
  }

/** A list of `least` to `limit` entries of one shape. */
export const list =
  <T>(entry: Read<T>, limit: number, least = 0): Read<readonly T[]> =>
  (value, path) => {
    if (!Array.isArray(value)) return wrongType(path, 'list', value)
    const wrongSize = outside(path, 'entries', value.length, { least, limit })
    if (wrongSize !== undefined) return wrongSize
    const entries: T[] = []
    for (const [index, item] of value.entries()) {
      const read = entry(item, `${path}/${index}`)
      if (!read.ok) return read
      entries.push(read.value)
    }
    return ok(entries)
  }

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields of an object as they are, for those who must look before they read. */
export const fieldsOf: Read<Fields> = (value, path) =>
  isObject(value) ? ok(value) : wrongType(path, 'object', value)

/** A field that may be absent. */
export interface Optional<T> {
  readonly optional: Read<T>
}

export const optional = <T>(read: Read<T>): Optional<T> => ({ optional: read })

type AnyField = Read<unknown> | Optional<unknown>

/** What reads each field of an object. */
export type Shape = Readonly<Record<string, AnyField>>

type RequiredOf<S extends Shape> = {
  readonly [K in keyof S as S[K] extends Read<unknown> ? K : never]: S[K] extends Read<infer T> ? T : never
}

type OptionalOf<S extends Shape> = {
  readonly [K in keyof S as S[K] extends Optional<unknown> ? K : never]?: S[K] extends Optional<infer T>
    ? T
    : never
}

/** An object of a shape. */
export type Shaped<S extends Shape> = RequiredOf<S> & OptionalOf<S>

const readField = (field: AnyField, fields: Fields, name: string, path: string) => {
  const value = fields[name]
  if (typeof field === 'function')
    return value === undefined
      ? err<ProcedureFault>({ kind: 'procedure', reason: 'missing', path })
      : field(value, path)
  return value === undefined ? ok(undefined) : field.optional(value, path)
}

/** An object with these fields and no others. */
export const object =
  <const S extends Shape>(shape: S): Read<Shaped<S>> =>
  (value, path) => {
    const fields = fieldsOf(value, path)
    if (!fields.ok) return fields
    const stranger = Object.keys(fields.value).find(name => !Object.hasOwn(shape, name))
    if (stranger !== undefined)
      return err({
        kind: 'procedure',
        reason: 'unknownField',
        path: `${path}/${stranger.slice(0, LONGEST_QUOTE)}`,
      })
    const known: Record<string, unknown> = {}
    for (const [name, field] of Object.entries(shape)) {
      const read = readField(field, fields.value, name, `${path}/${name}`)
      if (!read.ok) return read
      if (read.value !== undefined) known[name] = read.value
    }
    return ok(known as Shaped<S>)
  }

/** An object whose field `kind` says which shape it has. */
export const byKind =
  <T extends { readonly kind: string }>(shapes: {
    readonly [K in T['kind']]: Read<Extract<T, { readonly kind: K }>>
  }): Read<T> =>
  (value, path) => {
    const fields = fieldsOf(value, path)
    if (!fields.ok) return fields
    if (fields.value.kind === undefined)
      return err({ kind: 'procedure', reason: 'missing', path: `${path}/kind` })
    const kind = oneOf(Object.keys(shapes) as T['kind'][])(fields.value.kind, `${path}/kind`)
    return kind.ok ? (shapes[kind.value] as Read<T>)(value, path) : kind
  }
