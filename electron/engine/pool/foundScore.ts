import type { Score } from '@shared/analysis/score'
import { MATE_BOUND, MATE_SCORE } from '../../core/layout/score'

/**
 * A score of the core, from the view of the side to move: centipawns, or plies to mate turned into full moves, 0 of them
 * where it is mated.
 */
export const foundScore = (score: number): Score<'mover'> => {
  if (score >= MATE_BOUND) return { kind: 'mate', value: Math.ceil((MATE_SCORE - score) / 2) }
  if (score <= -MATE_BOUND) return { kind: 'mate', value: -Math.ceil((MATE_SCORE + score) / 2) || 0 }
  return { kind: 'cp', value: score }
}
