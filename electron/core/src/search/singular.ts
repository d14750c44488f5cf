// Singular extension: a move that alone holds the score is looked at more closely.
// https://www.chessprogramming.org/Singular_Extensions

import { DOUBLE_EXTENSIONS, EXCLUDED } from './frame'
import { isStopped } from './limits'
import { isMate } from './score'
import { search } from './search'
import { foundBound, foundDepth, LOWER } from './transpositionTable'

/** No move is called singular at a lesser depth. */
const SINGULAR_DEPTH: i32 = 6
/** Lines as long as this are extended no more. */
const MAX_EXTENDED_PLIES: i32 = 100
/** No line is extended by two plies more often than this. */
const MAX_DOUBLE_EXTENSIONS: u32 = 8
/** Multi-cut: other moves hold the score as well, and the node is cut instead. */
export const MULTI_CUT: i32 = 3

/**
 * The table's move is worth being tried: its entry is deep and sure enough.
 *
 * @param known the entry of the table, 0 if there is none
 * @param knownScore its score at this ply
 */
export function mayBeSingular(known: u64, knownScore: i32, depth: i32, ply: i32, wasPv: bool): bool {
  if (known == 0 || depth < SINGULAR_DEPTH + (wasPv ? 1 : 0) || ply >= MAX_EXTENDED_PLIES) return false
  return !isMate(knownScore) && (foundBound(known) & LOWER) != 0 && foundDepth(known) >= depth - 3
}

/** What the other moves must reach for the table's move not to be singular. */
export function singularBound(known: i32, depth: i32, isOffPv: bool): i32 {
  return known - (depth * (isOffPv ? 24 : 16)) / 16
}

/**
 * Plies by which the table's move is extended, -2 to 2, or MULTI_CUT; nothing of use once the search is stopped.
 *
 * @param bound of {@link singularBound}
 * @param known the table's score of the node
 */
export function extensionOf(
  frame: usize,
  move: u32,
  bound: i32,
  beta: i32,
  known: i32,
  depth: i32,
  ply: i32,
  isPv: bool,
  isCut: bool,
): i32 {
  store<u32>(frame, move, EXCLUDED)
  const score = search(frame, bound - 1, bound, (depth - 1) / 2, ply, false, isCut)
  store<u32>(frame, 0, EXCLUDED)
  if (isStopped()) return 0
  if (score < bound) {
    const isClear = !isPv && score < bound - 16
    return isClear && load<u32>(frame, DOUBLE_EXTENSIONS) <= MAX_DOUBLE_EXTENSIONS ? 2 : 1
  }
  if (bound >= beta) return MULTI_CUT
  if (known >= beta) return isPv ? -1 : -2
  return isCut ? -1 : 0
}
