/** What was wrong with a value that came from outside. */
export interface Fault {
  /** The way to the offending part, e.g. `.nodes[3].uci`; empty for the value itself. */
  readonly at: string
  readonly expected: string
}

/** Looks at a value of unknown making; no fault means that it is what it should be. */
export type AnyCheck = (value: unknown) => Fault | undefined

/** A check that vouches for the type `T`, no wider and no narrower. */
export interface Check<T> extends AnyCheck {
  /** Never there: ties the check to its type in both directions. */
  readonly vouchesFor?: (value: T) => T
}

export type CheckedBy<C> = C extends Check<infer T> ? T : never

/** A field that may be missing. */
export interface OptionalField<C extends AnyCheck> {
  readonly optional: C
}

type Field = AnyCheck | OptionalField<AnyCheck>
type Shape = Readonly<Record<string, Field>>
type OptionalKeys<S> = { [K in keyof S]: S[K] extends AnyCheck ? never : K }[keyof S]
type ObjectOf<S> = {
  readonly [K in Exclude<keyof S, OptionalKeys<S>>]: CheckedBy<S[K]>
} & {
  readonly [K in OptionalKeys<S>]?: S[K] extends OptionalField<infer C> ? CheckedBy<C> : never
}

const fault = (expected: string, at = ''): Fault => ({ at, expected })

const below = (step: string, inner: Fault): Fault => ({ ...inner, at: step + inner.at })

/** Text of at most `limit` UTF-16 units. */
export const text =
  (limit: number): Check<string> =>
  value =>
    typeof value === 'string' && value.length <= limit
      ? undefined
      : fault(`text of at most ${limit} characters`)

/** Text that matches as a whole. */
export const textLike =
  (pattern: RegExp): Check<string> =>
  value =>
    typeof value === 'string' && pattern.test(value) ? undefined : fault(`text like ${pattern.source}`)

/** A whole number from `least` to `most`. */
export const integer =
  (least: number, most: number): Check<number> =>
  value =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most
      ? undefined
      : fault(`a whole number from ${least} to ${most}`)

export const boolean: Check<boolean> = value =>
  typeof value === 'boolean' ? undefined : fault('true or false')

/** One of a closed list of words. */
export const oneOf = <const W extends string>(words: readonly W[]): Check<W> => {
  const known: ReadonlySet<unknown> = new Set(words)
  return value => (known.has(value) ? undefined : fault(`one of ${words.join(', ')}`))
}

/** A list of at most `limit` entries. */
export const listOf =
  <C extends AnyCheck>(entry: C, limit: number): Check<readonly CheckedBy<C>[]> =>
  value => {
    if (!Array.isArray(value) || value.length > limit) return fault(`a list of at most ${limit}`)
    for (const [index, part] of value.entries()) {
      const found = entry(part)
      if (found) return below(`[${index}]`, found)
    }
    return undefined
  }

/** Null, or what the check vouches for. */
export const nullOr =
  <C extends AnyCheck>(check: C): Check<CheckedBy<C> | null> =>
  value =>
    value === null ? undefined : check(value)

export const optional = <C extends AnyCheck>(check: C): OptionalField<C> => ({ optional: check })

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fieldFault = (field: Field, value: unknown): Fault | undefined => {
  if (typeof field === 'function') return field(value)
  return value === undefined ? undefined : field.optional(value)
}

/** An object with these fields and no others. */
export const object = <const S extends Shape>(shape: S): Check<ObjectOf<S>> => {
  const fields = Object.entries(shape)
  const known: ReadonlySet<string> = new Set(Object.keys(shape))
  return value => {
    if (!isRecord(value)) return fault('an object')
    for (const key in value) if (!known.has(key)) return fault('no such field', `.${key}`)
    for (const [key, field] of fields) {
      const found = fieldFault(field, value[key])
      if (found) return below(`.${key}`, found)
    }
    return undefined
  }
}

/** What passes `check` and also holds a law that its type cannot say. */
export const such =
  <T>(check: Check<T>, law: (value: T) => boolean, expected: string): Check<T> =>
  value =>
    check(value) ?? (law(value as T) ? undefined : fault(expected))

/** What passes one of several checks; the fault of the last is told if none does. */
export const anyOf =
  <const C extends readonly AnyCheck[]>(checks: C): Check<CheckedBy<C[number]>> =>
  value => {
    let found: Fault | undefined
    for (const check of checks) {
      found = check(value)
      if (!found) return undefined
    }
    return found
  }

/** An object as a table: any keys that pass, at most `limit` of them, each with a value that passes. */
export const recordOf =
  <C extends AnyCheck>(
    key: Check<string>,
    entry: C,
    limit: number,
  ): Check<Readonly<Record<string, CheckedBy<C>>>> =>
  value => {
    if (!isRecord(value)) return fault('an object')
    const entries = Object.entries(value)
    if (entries.length > limit) return fault(`at most ${limit} entries`)
    for (const [name, part] of entries) {
      const found = key(name) ?? entry(part)
      if (found) return below(`.${name.slice(0, 40)}`, found)
    }
    return undefined
  }
