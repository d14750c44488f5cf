// Pruning at shallow depth: what can hardly change the outcome is not played at all.
// https://www.chessprogramming.org/Futility_Pruning

import { CHECKERS } from '../layout'
import { capturedValue, gainsAtLeast } from './exchange'
import { STATIC_SCORE } from './frame'
import { captureHistory, followUpHistory } from './history'

/** What becomes of a move. */
export const PLAY: u32 = 0
export const SKIP: u32 = 1
/** Neither this move nor the quiet ones after it. */
export const SKIP_QUIETS: u32 = 2

const QUIET_FUTILITY: i32 = 85
const QUIET_FUTILITY_STEP: i32 = 80
const QUIET_FUTILITY_DEPTH: i32 = 9
const CAPTURE_FUTILITY: i32 = 160
const CAPTURE_FUTILITY_STEP: i32 = 150
const CAPTURE_FUTILITY_DEPTH: i32 = 7
/** A quiet move with such a history, a ply of depth, has never been good. */
const POOR_HISTORY: i32 = -3200
const POOR_HISTORY_DEPTH: i32 = 6
/** Centipawns that an exchange may lose: quiet moves by the square of the reduced depth, others by depth. */
const QUIET_LOSS: i32 = -20
const NOISY_LOSS: i32 = -80

/** So many moves are tried at a depth before the quiet ones left are given up. */
export function movesWorthTrying(depth: i32, isImproving: bool): i32 {
  return (4 + depth * depth) / (isImproving ? 1 : 2)
}

/** A quiet move without check, at a depth already reduced. */
export function judgeQuiet(frame: usize, move: u32, alpha: i32, depth: i32, reduced: i32): u32 {
  const history = followUpHistory(frame, move)
  if (reduced < POOR_HISTORY_DEPTH && history < POOR_HISTORY * depth) return SKIP
  if (load<u64>(frame, CHECKERS) == 0 && reduced < QUIET_FUTILITY_DEPTH) {
    const reached =
      load<i32>(frame, STATIC_SCORE) + QUIET_FUTILITY + QUIET_FUTILITY_STEP * reduced + history / 400
    if (reached <= alpha) return SKIP_QUIETS
  }
  return gainsAtLeast(frame, move, QUIET_LOSS * reduced * reduced) ? PLAY : SKIP
}

/** A capture, a promotion or a check. */
export function judgeSharp(frame: usize, move: u32, alpha: i32, depth: i32, reduced: i32, checks: bool): u32 {
  if (!checks && load<u64>(frame, CHECKERS) == 0 && reduced < CAPTURE_FUTILITY_DEPTH) {
    const reached =
      load<i32>(frame, STATIC_SCORE) +
      CAPTURE_FUTILITY +
      CAPTURE_FUTILITY_STEP * reduced +
      capturedValue(frame, move) +
      captureHistory(frame, move) / 50
    if (reached <= alpha) return SKIP
  }
  return gainsAtLeast(frame, move, NOISY_LOSS * depth) ? PLAY : SKIP
}
