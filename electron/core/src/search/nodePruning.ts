// Pruning of whole nodes, before any move is searched: razoring if a position is hopeless, reverse futility pruning if it is overwhelming,
// null move pruning and ProbCut if a pass or a single capture is enough.

import { hasPieces } from '../rules/army'
import { turnOf } from '../rules/position'
import { descend, descendByNull } from './descend'
import { evalMargin } from './evalMargin'
import { PLIES_SINCE_NULL, STATIC_EVAL } from './frame'
import { isStopped } from './limits'
import { beginCaptures, nextMove } from './picker'
import { quiescence } from './quiescence'
import { isLoss, isMate, isWin, lesser, NO_SCORE } from './score'
import { search } from './search'
import { foundDepth } from './transpositionTable'

/** Razoring: below alpha by the base, plus the step for each ply squared, only tactics can help. */
const RAZORING_DEPTH: i32 = 4
const RAZORING_BASE: i32 = 176
const RAZORING_STEP: i32 = 104
/** Reverse futility pruning: above beta by this for each ply, the opponent may even have a free move. */
const REVERSE_FUTILITY_MARGIN: i32 = 50
const REVERSE_FUTILITY_DEPTH: i32 = 9
const NULL_MOVE_DEPTH: i32 = 3
/** From this depth on, a null move is verified because of zugzwang. */
const NULL_MOVE_VERIFICATION_DEPTH: i32 = 14
/** ProbCut: a capture that exceeds beta by this at a lower depth is trusted. */
export const PROBCUT_MARGIN: i32 = 120
const PROBCUT_DEPTH: i32 = 5

/** The score of a null move if it fails high, otherwise NO_SCORE. At great depth, where an error costs most, it is verified by a search. */
function nullMoveScore(frame: usize, beta: i32, depth: i32, reduced: i32, ply: i32, isCut: bool): i32 {
  const child = descendByNull(frame)
  const score = -search(child, -beta, -beta + 1, reduced, ply + 1, false, !isCut)
  if (score < beta || isStopped()) return NO_SCORE
  const trusted = isWin(score) ? beta : score
  if (depth < NULL_MOVE_VERIFICATION_DEPTH) return trusted
  const plies = load<u32>(frame, PLIES_SINCE_NULL)
  store<u32>(frame, 0, PLIES_SINCE_NULL)
  const verified = search(frame, beta - 1, beta, reduced, ply, false, false)
  store<u32>(frame, plies, PLIES_SINCE_NULL)
  return verified >= beta ? trusted : NO_SCORE
}

/** Whether ProbCut is worth trying: the node is deep enough, and the table's entry `known`, if there is one, does not speak against it. */
export function mayProbCut(bound: i32, beta: i32, depth: i32, known: u64, knownScore: i32): bool {
  if (depth < PROBCUT_DEPTH || isMate(beta)) return false
  return known == 0 || foundDepth(known) < depth - 3 || knownScore >= bound
}

/**
 * ProbCut: the score of a capture that beats `beta` in a search of lower depth, otherwise NO_SCORE.
 * https://www.chessprogramming.org/ProbCut
 */
export function probCut(frame: usize, beta: i32, depth: i32, ply: i32, isCut: bool): i32 {
  beginCaptures(frame, 0, beta - load<i32>(frame, STATIC_EVAL))
  while (true) {
    const move = nextMove(frame, true)
    if (move == 0) return NO_SCORE
    const child = descend(frame, move)
    let score = -quiescence(child, -beta, -beta + 1, ply + 1, false)
    if (score >= beta) score = -search(child, -beta, -beta + 1, depth, ply + 1, false, !isCut)
    if (isStopped()) return NO_SCORE
    if (score >= beta) return score
  }
}

/**
 * A score that makes it unnecessary to search the moves, by razoring, reverse futility pruning or null move pruning; otherwise NO_SCORE.
 * https://www.chessprogramming.org/Razoring https://www.chessprogramming.org/Reverse_Futility_Pruning
 * https://www.chessprogramming.org/Null_Move_Pruning
 *
 * @param estimate what is known of the position without a search of it
 */
export function pruneNode(
  frame: usize,
  alpha: i32,
  beta: i32,
  depth: i32,
  ply: i32,
  estimate: i32,
  isImproving: bool,
  isCut: bool,
): i32 {
  // Step 5. Razoring: hopeless positions are left to quiescence.
  if (
    depth <= RAZORING_DEPTH &&
    estimate + evalMargin(frame, RAZORING_BASE) + evalMargin(frame, RAZORING_STEP) * depth * depth < alpha
  ) {
    const score = quiescence(frame, alpha, alpha + 1, ply, false)
    if (score <= alpha) return score
  }
  if (isLoss(beta)) return NO_SCORE

  // Step 6. Reverse futility pruning: so far above beta that a quiet move of the opponent changes nothing.
  const margin = evalMargin(frame, REVERSE_FUTILITY_MARGIN) * (depth - (isImproving ? 1 : 0))
  if (depth <= REVERSE_FUTILITY_DEPTH && estimate - margin >= beta && !isMate(estimate))
    return (estimate + beta) / 2

  // Step 7. Null move pruning: if even a pass fails high, a move will.
  if (
    depth < NULL_MOVE_DEPTH ||
    estimate < beta ||
    load<i32>(frame, STATIC_EVAL) < beta - 14 * depth + 90 ||
    load<u32>(frame, PLIES_SINCE_NULL) == 0 ||
    !hasPieces(frame, turnOf(frame))
  )
    return NO_SCORE
  const reduced = depth - 4 - depth / 3 - lesser((estimate - beta) / 150, 4)
  return nullMoveScore(frame, beta, depth, reduced, ply, isCut)
}
