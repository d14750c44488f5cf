// The static evaluation as the search uses it: what a position looks worth at a glance (staticEval.ts), with the correction
// history added.

import { HALFMOVES } from '../../layout/position'
import { MATE_BOUND } from '../../layout/score'
import { HAS_JANGGI } from '../rules/bitboard'
import { isJanggi } from '../rules/rules'
import { correctionOf } from './correctionHistory'
import { clamp, isMate, NO_SCORE } from './score'
import { foundBound, isProof } from './transpositionTable'

/** Static evaluations fade as the fifty moves run out: at the last one half is left. */
const FADING: i32 = 200

/** The evaluation as the search uses it, never beyond the scores of mates. */
export function correctedEval(frame: usize, raw: i32): i32 {
  // No rule of fifty moves ends a game of Janggi.
  if (HAS_JANGGI && isJanggi(frame))
    return clamp(raw + correctionOf(frame), -MATE_BOUND + 1, MATE_BOUND - 1)
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
