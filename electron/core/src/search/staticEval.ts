// The static evaluation: what a position looks worth at a glance, by the network or by hand-crafted terms, with the
// correction history added.

import { NETWORK, PARAMETERS } from '../../layout/controlBlock'
import { HALFMOVES } from '../../layout/position'
import { MATE_BOUND } from '../../layout/score'
import { evaluatePosition } from '../evaluation/evaluate'
import { refreshAccumulator, updateAccumulator } from '../network/accumulator'
import { evaluateNetwork } from '../network/forward'
import { isInSetup } from '../rules/position'
import { correctionOf } from './correctionHistory'
import { ACCUMULATOR, FRAME_BYTES, IS_ACCUMULATED } from './frame'
import { clamp, isMate, NO_SCORE } from './score'
import { control } from './state'
import { foundBound, isProof } from './transpositionTable'

/** How many plies back an accumulator is looked for; beyond that a new one costs no more. */
const MAX_PLIES_BACK: i32 = 6

/** Static evaluations fade as the fifty moves run out: at the last one half is left. */
const FADING: i32 = 200

/** Brings the accumulator of a frame in step with its position, from the nearest one before it that is. */
function accumulate(frame: usize, network: usize): void {
  if (load<u32>(frame, IS_ACCUMULATED) != 0) return
  store<u32>(frame, 1, IS_ACCUMULATED)
  let before = frame - FRAME_BYTES
  for (let back = 1; back <= MAX_PLIES_BACK; back++) {
    if (load<u32>(before, IS_ACCUMULATED) != 0) {
      updateAccumulator(before, before + ACCUMULATOR, frame, frame + ACCUMULATOR, network)
      return
    }
    before -= FRAME_BYTES
  }
  refreshAccumulator(frame, frame + ACCUMULATOR, network)
}

/** The evaluation itself, in centipawns from the view of the side to move; what the transposition table keeps. */
export function rawEval(frame: usize): i32 {
  const network = load<u32>(control, NETWORK) as usize
  if (network != 0 && !isInSetup(frame)) {
    accumulate(frame, network)
    return evaluateNetwork(frame, frame + ACCUMULATOR, network)
  }
  return evaluatePosition(frame, load<u32>(control, PARAMETERS) as usize)
}

/** The evaluation as the search uses it, never beyond the scores of mates. */
export function correctedEval(frame: usize, raw: i32): i32 {
  const faded = (raw * (FADING - (load<u16>(frame, HALFMOVES) as i32))) / FADING
  return clamp(faded + correctionOf(frame), -MATE_BOUND + 1, MATE_BOUND - 1)
}

/**
 * The evaluation, or what the transposition table knows better than a glance.
 *
 * @param known the entry of the table, 0 if there is none
 * @param knownScore its score at this ply
 */
export function estimateOf(staticEval: i32, known: u64, knownScore: i32): i32 {
  if (known == 0 || staticEval == NO_SCORE || isMate(knownScore)) return staticEval
  return isProof(foundBound(known), knownScore, staticEval) ? knownScore : staticEval
}
