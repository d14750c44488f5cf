// What a node teaches: which moves are worth trying first elsewhere, and by how much the evaluation errs.

import { CHECKERS } from '../layout'
import { isInSetup } from '../position'
import { CUTOFFS, FRAME_BYTES, MOST_TRIED, MOVE, STATIC_SCORE, TRIED_CAPTURES, TRIED_QUIETS } from './frame'
import { learnCorrection, rewardCapture, rewardFollowUp, rewardQuiet, setCounter, setKiller } from './history'
import { isNoisy } from './exchange'
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

/** Keeps a move that was tried in vain; answers how many there are now. */
export function keepTried(list: usize, count: u32, move: u32): u32 {
  if (count == MOST_TRIED) return count
  store<u32>(list + ((count as usize) << 2), move)
  return count + 1
}

/** The move that cut off is praised, those tried before it are blamed. */
export function learnFromCut(frame: usize, move: u32, depth: i32, quiets: u32, captures: u32): void {
  const bonus = bonusAt(depth)
  const malus = -malusAt(depth)
  store<u32>(frame, load<u32>(frame, CUTOFFS) + 1, CUTOFFS)
  if (isNoisy(frame, move)) rewardCapture(frame, move, bonus)
  else {
    setKiller(frame, move)
    if (load<u32>(frame - FRAME_BYTES, MOVE) != 0) setCounter(frame, move)
    rewardQuiet(frame, move, bonus)
    for (let i: u32 = 0; i < quiets; i++) rewardQuiet(frame, triedAt(frame + TRIED_QUIETS, i), malus)
  }
  for (let i: u32 = 0; i < captures; i++) rewardCapture(frame, triedAt(frame + TRIED_CAPTURES, i), malus)
}

/** No move has raised alpha: the quiet move before this node has refuted them all. */
export function praiseRefutation(frame: usize, depth: i32): void {
  const before = frame - FRAME_BYTES
  const move = load<u32>(before, MOVE)
  if (move != 0 && !isNoisy(before, move)) rewardFollowUp(before, move, bonusAt(depth) / 2)
}

/** Corrects the evaluation by a score, where that is one of quiet play and lies where a bound says something. */
export function learnFromScore(frame: usize, move: u32, score: i32, beta: i32, depth: i32): void {
  if (load<u64>(frame, CHECKERS) != 0 || isInSetup(frame) || isMate(score)) return
  if (move != 0 && isNoisy(frame, move)) return
  const standing = load<i32>(frame, STATIC_SCORE)
  if (score >= beta ? score <= standing : move == 0 && score >= standing) return
  learnCorrection(frame, score - standing, depth)
}
