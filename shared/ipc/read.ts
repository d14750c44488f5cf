import * as v from 'valibot'
import { err, ok, type Result } from '../result'
import type { Schema } from './schemas'

/** What was wrong with a value that came from outside. */
export interface Fault {
  /** The way to the offending part, e.g. `.nodes[3].uci`; empty for the value itself. */
  readonly at: string
  /** What is expected there and what was found, for the log. */
  readonly message: string
}

/** The most UTF-16 units quoted of a name or a text that was found. */
const MAX_TOLD_LENGTH = 60

const shortened = (found: string): string =>
  found.length > MAX_TOLD_LENGTH ? `${found.slice(0, MAX_TOLD_LENGTH)}...` : found

const step = ({ key }: v.IssuePathItem): string =>
  typeof key === 'number' ? `[${key}]` : `.${shortened(String(key))}`

const faultOf = ({ path, message, received }: v.BaseIssue<unknown>): Fault => ({
  at: (path ?? []).map(step).join(''),
  message: message.replace(received, () => shortened(received)),
})

/** An untrusted value that fits the schema, or the first fault. */
export const read = <T>(schema: Schema<T>, value: unknown): Result<T, Fault> => {
  const { issues, output } = v.safeParse(schema, value, { abortEarly: true })
  return issues ? err(faultOf(issues[0])) : ok(output)
}

/** What a stored list holds. */
export interface ValidEntries<T> {
  readonly sound: readonly T[]
  /** Something of it could not be understood. */
  readonly isFlawed: boolean
}

/**
 * The entries of a value that should be a list, and whether there is more than that; an absent value is an empty list.
 */
export const validEntries = <T>(schema: Schema<T>, stored: unknown): ValidEntries<T> => {
  if (stored === undefined) return { sound: [], isFlawed: false }
  const sound = readEach(schema, stored)
  return { sound, isFlawed: !Array.isArray(stored) || sound.length < stored.length }
}

/** The sound entries of what should be a list; broken ones are left out. */
export const readEach = <T>(schema: Schema<T>, value: unknown): readonly T[] =>
  (Array.isArray(value) ? (value as readonly unknown[]) : []).flatMap(entry => {
    const found = read(schema, entry)
    return found.ok ? [found.value] : []
  })
