// Updates of the histories after a node: which moves are worth trying first elsewhere, and how far the evaluation is off.

import { CHECKERS } from '../../layout/position'
import { Squares } from '../rules/bitboard'
import { isInSetup } from '../rules/position'
import { rewardCorrection } from './correctionHistory'
import { isNoisy } from './exchange'
import { CUTOFFS, FRAME_BYTES, MAX_TRIED, MOVE, STATIC_EVAL, TRIED_CAPTURES, TRIED_QUIETS } from './frame'
import { rewardCapture, rewardContinuation, rewardQuiet, setCountermove, setKiller } from './history'
import { isMate, lesser } from './score'

export function bonusAt(depth: i32): i32 {
  return lesser(160 * depth - 80, 1800)
}

function malusAt(depth: i32): i32 {
  return lesser(220 * depth - 60, 1600)
}

function triedAt(list: usize, index: u32): u32 {
  return load<u32>(list + ((index as usize) << 2))
}

/** Adds a move that did not cause a cutoff to a list of tried moves; returns the new length. */
export function keepTried(list: usize, count: u32, move: u32): u32 {
  if (count == MAX_TRIED) return count
  store<u32>(list + ((count as usize) << 2), move)
  return count + 1
}

/** Gives a bonus to the move that caused a cutoff, and a malus to those tried before it. */
export function updateHistories(frame: usize, move: u32, depth: i32, quiets: u32, captures: u32): void {
  const bonus = bonusAt(depth)
  const malus = -malusAt(depth)
  store<u32>(frame, load<u32>(frame, CUTOFFS) + 1, CUTOFFS)
  if (isNoisy(frame, move)) rewardCapture(frame, move, bonus)
  else {
    setKiller(frame, move)
    if (load<u32>(frame - FRAME_BYTES, MOVE) != 0) setCountermove(frame, move)
    rewardQuiet(frame, move, bonus)
    for (let i: u32 = 0; i < quiets; i++) rewardQuiet(frame, triedAt(frame + TRIED_QUIETS, i), malus)
  }
  for (let i: u32 = 0; i < captures; i++) rewardCapture(frame, triedAt(frame + TRIED_CAPTURES, i), malus)
}

/** Gives a bonus to the quiet move before a node in which no move raised alpha: it has refuted them all. */
export function rewardPriorMove(frame: usize, depth: i32): void {
  const before = frame - FRAME_BYTES
  const move = load<u32>(before, MOVE)
  if (move != 0 && !isNoisy(before, move)) rewardContinuation(before, move, bonusAt(depth) / 2)
}

/** Updates the correction history by a score, if the score comes from quiet play and its bound says something about the evaluation. */
export function updateCorrectionHistory(frame: usize, move: u32, score: i32, beta: i32, depth: i32): void {
  if (load<Squares>(frame, CHECKERS) != 0 || isInSetup(frame) || isMate(score)) return
  if (move != 0 && isNoisy(frame, move)) return
  const staticEval = load<i32>(frame, STATIC_EVAL)
  if (score >= beta ? score <= staticEval : move == 0 && score >= staticEval) return
  rewardCorrection(frame, score - staticEval, depth)
}
