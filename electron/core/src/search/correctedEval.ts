// The static evaluation as the search uses it: the evaluation of staticEval.ts, corrected by the correction history.

import { HALFMOVES } from '../../layout/position'
import { MATE_BOUND } from '../../layout/score'
import { HAS_JANGGI } from '../rules/bitboard'
import { isJanggi } from '../rules/rules'
import { correctionOf } from './correctionHistory'
import { clamp, isMate, NO_SCORE } from './score'
import { foundBound, isProof } from './transpositionTable'

/** Static evaluations shrink as the fifty-move rule approaches; when it applies, half is left. */
const FADING: i32 = 200

/** The evaluation as the search uses it, always within the scores of mates. */
export function correctedEval(frame: usize, raw: i32): i32 {
  // Games of Janggi have no fifty-move rule.
  if (HAS_JANGGI && isJanggi(frame)) return clamp(raw + correctionOf(frame), -MATE_BOUND + 1, MATE_BOUND - 1)
  const faded = (raw * (FADING - (load<u16>(frame, HALFMOVES) as i32))) / FADING
  return clamp(faded + correctionOf(frame), -MATE_BOUND + 1, MATE_BOUND - 1)
}

/**
 * The static evaluation, or the score of the transposition table if it is a better estimate.
 *
 * @param known the entry of the table, 0 if there is none
 * @param knownScore its score at this ply
 */
export function estimateOf(staticEval: i32, known: u64, knownScore: i32): i32 {
  if (known == 0 || staticEval == NO_SCORE || isMate(knownScore)) return staticEval
  return isProof(foundBound(known), knownScore, staticEval) ? knownScore : staticEval
}
