import { err, type Err } from '../../result'
import type { FenError, FenField, FenWarning, FenRank } from './fenError'

export interface FenText {
  readonly field: FenField
  readonly text: string
  /** Offset of the field in the whole FEN. */
  readonly at: number
}

/** The value of a field, and what had to be dropped from it. */
export interface Read<T> {
  readonly value: T
  readonly warnings: readonly FenWarning[]
}

/** A value from which nothing had to be dropped. */
export const clean = <T>(value: T): Read<T> => ({ value, warnings: [] })

/** An error at offset `offset` of a field; by default `found` is the rest of the field. */
export const fenError = (
  { field, text, at }: FenText,
  reason: FenError['reason'],
  offset = 0,
  found = text.slice(offset),
  rank?: FenRank,
): Err<FenError> =>
  err({ kind: 'fen', field, reason, at: at + offset, found: found.slice(0, 80), ...(rank && { rank }) })
