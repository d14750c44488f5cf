import type { Score } from '@shared/analysis/score'
import { MATE_BOUND, MATE_SCORE } from '../../core/layout/score'

/**
 * Converts a score of the core, from the view of the side to move: to centipawns, or from plies to full moves until
 * mate (0 if it is already mated).
 */
export const foundScore = (score: number): Score<'mover'> => {
  if (score >= MATE_BOUND) return { kind: 'mate', value: Math.ceil((MATE_SCORE - score) / 2) }
  if (score <= -MATE_BOUND) return { kind: 'mate', value: -Math.ceil((MATE_SCORE + score) / 2) || 0 }
  return { kind: 'cp', value: score }
}
