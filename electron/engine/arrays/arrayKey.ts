import { createHash } from 'node:crypto'
import type { ArrayQuestion } from './arrayEvaluator'

/** An array at a number of nodes, as it is kept: sixteen bytes that stand for array, rules and evaluator. */
export interface ArrayKey {
  readonly key: Uint8Array
  readonly nodes: number
}

const HALFMOVES = 4
const FULLMOVES = 5

/** The FEN without its counters, which do not change what an array is worth. */
const withoutCounters = (fen: string): string =>
  fen
    .split(' ')
    .filter((_, field) => field !== HALFMOVES && field !== FULLMOVES)
    .join(' ')

/** The same for arrays that differ only in their counters, and for options in any order. */
export const arrayKey = (identity: string, { variant, options, fen }: ArrayQuestion): Uint8Array =>
  createHash('sha256')
    .update(JSON.stringify([identity, variant.id, options.toSorted(), withoutCounters(fen)]))
    .digest()
    .subarray(0, KEY_BYTES)

/** Bytes of a key. */
export const KEY_BYTES = 16
