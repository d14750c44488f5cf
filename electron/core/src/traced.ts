// Additional exports of the core's build for the tuner: how often each parameter applies.

import { EVALUATION_TERMS } from '../layout/evaluation'
import { evaluatePosition, taperOf, untaperedScore } from './evaluation/evaluate'
import { scaleOf } from './evaluation/scale'
import { endgame, traceTo } from './evaluation/term'

export * from './index'

/**
 * Writes how often each parameter applies, White's count minus Black's, one 32-bit word each; then the phase (0 to 24) and the scale of the
 * endgame (0 to 64). Returns the evaluation.
 */
export function traceEvaluation(position: usize, parameters: usize, counts: usize): i32 {
  memory.fill(counts, 0, (EVALUATION_TERMS as usize) << 2)
  traceTo(counts)
  const score = untaperedScore(position, parameters)
  traceTo(0)
  const end = counts + ((EVALUATION_TERMS as usize) << 2)
  store<i32>(end, taperOf(position))
  store<i32>(end, scaleOf(position, endgame(score)), 4)
  return evaluatePosition(position, parameters)
}
