// Pruning of moves at shallow depth: moves that can hardly change the outcome are not played at all. Late move pruning (LMP), history
// pruning, futility pruning and SEE pruning. https://www.chessprogramming.org/Futility_Pruning
// https://www.chessprogramming.org/History_Leaf_Pruning

import { CHECKERS } from '../../layout/position'
import { Squares } from '../rules/bitboard'
import { evalMargin } from './evalMargin'
import { capturedValue } from './exchange'
import { STATIC_EVAL } from './frame'
import { captureHistory, continuationHistory } from './history'
import { seeAtLeast } from './see'

/** What to do with a move. */
export const PLAY: u32 = 0
export const SKIP: u32 = 1
/** Skip this move and the remaining quiet ones. */
export const SKIP_QUIETS: u32 = 2

const QUIET_FUTILITY: i32 = 68
const QUIET_FUTILITY_STEP: i32 = 64
const QUIET_FUTILITY_DEPTH: i32 = 9
const CAPTURE_FUTILITY: i32 = 128
const CAPTURE_FUTILITY_STEP: i32 = 120
const CAPTURE_FUTILITY_DEPTH: i32 = 7
/** History pruning: a quiet move with a history below this for each ply of depth has never been good. */
const HISTORY_PRUNING: i32 = -3200
const HISTORY_PRUNING_DEPTH: i32 = 6
/** SEE pruning: centipawns that an exchange may lose; for quiet moves times the square of the reduced depth, for others times the depth. */
const QUIET_SEE_MARGIN: i32 = -20
const TACTICAL_SEE_MARGIN: i32 = -80

/** Late move pruning: how many moves are tried at a depth before the remaining quiet ones are pruned. */
export function lateMovePruningCount(depth: i32, isImproving: bool): i32 {
  return (4 + depth * depth) / (isImproving ? 1 : 2)
}

/**
 * Whether a quiet move that does not give check is pruned: by history, futility or SEE. `reduced` is the depth after late move reduction.
 */
export function pruneQuiet(frame: usize, move: u32, alpha: i32, depth: i32, reduced: i32): u32 {
  const history = continuationHistory(frame, move)
  if (reduced < HISTORY_PRUNING_DEPTH && history < HISTORY_PRUNING * depth) return SKIP
  if (load<Squares>(frame, CHECKERS) == 0 && reduced < QUIET_FUTILITY_DEPTH) {
    const reached =
      load<i32>(frame, STATIC_EVAL) +
      evalMargin(frame, QUIET_FUTILITY) +
      evalMargin(frame, QUIET_FUTILITY_STEP) * reduced +
      history / 400
    if (reached <= alpha) return SKIP_QUIETS
  }
  return seeAtLeast(frame, move, QUIET_SEE_MARGIN * reduced * reduced) ? PLAY : SKIP
}

/** Whether a capture, a promotion or a check is pruned, by futility and by SEE. */
export function pruneTactical(
  frame: usize,
  move: u32,
  alpha: i32,
  depth: i32,
  reduced: i32,
  checks: bool,
): u32 {
  if (!checks && load<Squares>(frame, CHECKERS) == 0 && reduced < CAPTURE_FUTILITY_DEPTH) {
    const reached =
      load<i32>(frame, STATIC_EVAL) +
      evalMargin(frame, CAPTURE_FUTILITY) +
      evalMargin(frame, CAPTURE_FUTILITY_STEP) * reduced +
      capturedValue(frame, move) +
      captureHistory(frame, move) / 50
    if (reached <= alpha) return SKIP
  }
  return seeAtLeast(frame, move, TACTICAL_SEE_MARGIN * depth) ? PLAY : SKIP
}
