// Time management: how much of its planned time a move gets: little where the best move is settled, more where it is
// not.

import { NODES } from '../../layout/threadArena'
import { rootAt } from './rootMoves'
import { clamp, lesser, NO_SCORE } from './score'
import { thread } from './state'
import { ROOT_MOVE, ROOT_NODES, ROOT_SCORE } from './thread'

/** Iterations after which a move that is still the best counts as settled. */
const MAX_STEADY: i32 = 10
// The shares are products of three factors around 1.
const UNSTEADY: f64 = 1.35
const STEADINESS: f64 = 0.065
const FALL: f64 = 0.008
const SCATTERED: f64 = 1.5
const CONCENTRATION: f64 = 0.75

let steadyFor: i32 = 0
let lastBest: u32 = 0
let lastScore: i32 = NO_SCORE

export function beginUrgency(): void {
  steadyFor = 0
  lastBest = 0
  lastScore = NO_SCORE
}

/**
 * The share of the planned time after an iteration: by how long its move has been the best, how the score falls, and
 * how much of the effort the move took.
 */
export function urgency(): f64 {
  const root = rootAt(0)
  const move = load<u32>(root, ROOT_MOVE)
  const score = load<i32>(root, ROOT_SCORE)
  const falling = lastScore == NO_SCORE ? 0 : clamp(lastScore - score, -30, 60)
  steadyFor = move == lastBest ? lesser(steadyFor + 1, MAX_STEADY) : 0
  lastBest = move
  lastScore = score
  const effort = (load<u64>(root, ROOT_NODES) as f64) / ((load<u64>(thread, NODES) as f64) + 1)
  return (
    (UNSTEADY - STEADINESS * (steadyFor as f64)) *
    (1 + FALL * (falling as f64)) *
    (SCATTERED - CONCENTRATION * effort)
  )
}
