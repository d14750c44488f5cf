// Time management: the share of its planned time that a move gets: little if the best move is settled, more if it is not.

import { NODES } from '../../layout/threadArena'
import { rootAt } from './rootMoves'
import { clamp, lesser, NO_SCORE } from './score'
import { thread } from './state'
import { ROOT_MOVE, ROOT_NODES, ROOT_SCORE } from './thread'

/** The steadiness of the best move grows for no more than this many iterations. */
const MAX_STEADY: i32 = 10
// The share is a product of three factors around 1.
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
 * The share of the planned time after an iteration, by how long its best move has been the best, how much the score has fallen, and how
 * much of the effort the move took.
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
