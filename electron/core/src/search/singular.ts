// Singular extension: if only one move keeps the score, it is searched more deeply. https://www.chessprogramming.org/Singular_Extensions

import { DOUBLE_EXTENSIONS, EXCLUDED } from './frame'
import { isStopped } from './limits'
import { isMate } from './score'
import { search } from './search'
import { foundBound, foundDepth, LOWER } from './transpositionTable'

/** The least depth at which a move can be singular. */
const SINGULAR_DEPTH: i32 = 6
/** Lines of this length are not extended any more. */
const MAX_EXTENDED_PLIES: i32 = 100
/** No line is extended by two plies more than about this many times. */
const MAX_DOUBLE_EXTENSIONS: u32 = 8
/** Multi-cut: other moves keep the score as well, and the node is cut off instead. */
export const MULTI_CUT: i32 = 3

/**
 * Whether it is worth testing if the table's move is singular: its entry must be deep and reliable enough.
 *
 * @param known the entry of the table, 0 if there is none
 * @param knownScore its score at this ply
 */
export function mayBeSingular(known: u64, knownScore: i32, depth: i32, ply: i32, wasPv: bool): bool {
  if (known == 0 || depth < SINGULAR_DEPTH + (wasPv ? 1 : 0) || ply >= MAX_EXTENDED_PLIES) return false
  return !isMate(knownScore) && (foundBound(known) & LOWER) != 0 && foundDepth(known) >= depth - 3
}

/** The score that another move must reach to show that the table's move is not singular. */
export function singularBound(known: i32, depth: i32, isOffPv: bool): i32 {
  return known - (depth * (isOffPv ? 24 : 16)) / 16
}

/**
 * The plies by which the table's move is extended, -2 to 2, or MULTI_CUT; meaningless once the search has been stopped.
 *
 * @param bound the result of {@link singularBound}
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
