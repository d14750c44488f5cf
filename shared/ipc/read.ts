import * as v from 'valibot'
import { err, ok, type Result } from '../result'
import type { Schema } from './schemas'

/** Why a value from outside was refused. */
export interface Fault {
  /** The path to the offending part, e.g. `.nodes[3].uci`; empty for the value itself. */
  readonly at: string
  /** What was expected there and what was found, for the log. */
  readonly message: string
}

/** Names and texts that were found are quoted up to this length, in UTF-16 units. */
const MAX_TOLD_LENGTH = 60

const shortened = (found: string): string =>
  found.length > MAX_TOLD_LENGTH ? `${found.slice(0, MAX_TOLD_LENGTH)}...` : found

const step = ({ key }: v.IssuePathItem): string =>
  typeof key === 'number' ? `[${key}]` : `.${shortened(String(key))}`

const faultOf = ({ path, message, received }: v.BaseIssue<unknown>): Fault => ({
  at: (path ?? []).map(step).join(''),
  message: message.replace(received, () => shortened(received)),
})

/** Checks an untrusted value against a schema; returns the value, or the first fault. */
export const read = <T>(schema: Schema<T>, value: unknown): Result<T, Fault> => {
  const { issues, output } = v.safeParse(schema, value, { abortEarly: true })
  return issues ? err(faultOf(issues[0])) : ok(output)
}

/** The valid entries of a stored list. */
export interface ValidEntries<T> {
  readonly sound: readonly T[]
  /** The value is not a list, or some of its entries are not valid. */
  readonly isFlawed: boolean
}

/** Reads the valid entries of a value that should be a list, and whether anything else was found; an absent value is an empty list. */
export const validEntries = <T>(schema: Schema<T>, stored: unknown): ValidEntries<T> => {
  if (stored === undefined) return { sound: [], isFlawed: false }
  const sound = readEach(schema, stored)
  return { sound, isFlawed: !Array.isArray(stored) || sound.length < stored.length }
}

/** The valid entries of a value that should be a list; the others are left out. */
export const readEach = <T>(schema: Schema<T>, value: unknown): readonly T[] =>
  (Array.isArray(value) ? (value as readonly unknown[]) : []).flatMap(entry => {
    const found = read(schema, entry)
    return found.ok ? [found.value] : []
  })
