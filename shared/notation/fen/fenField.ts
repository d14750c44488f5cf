import { err, type Err } from '../../result'
import type { FenError, FenField, FenWarning, FenRank } from './fenError'

/** One field of a FEN as it is in the text. */
export interface FenText {
  readonly field: FenField
  readonly text: string
  /** Offset of the field in the whole FEN. */
  readonly at: number
}

/** What a field says, and what had to be dropped from it. */
export interface Read<T> {
  readonly value: T
  readonly warnings: readonly FenWarning[]
}

/** Nothing had to be dropped. */
export const clean = <T>(value: T): Read<T> => ({ value, warnings: [] })

/** An error at the `offset`th character of a field; by default `found` is the rest of the field. */
export const fenError = (
  { field, text, at }: FenText,
  reason: FenError['reason'],
  offset = 0,
  found = text.slice(offset),
  rank?: FenRank,
): Err<FenError> =>
  err({ kind: 'fen', field, reason, at: at + offset, found: found.slice(0, 80), ...(rank && { rank }) })
