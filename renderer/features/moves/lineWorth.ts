import type { Score } from '@shared/analysis/score'
import { isBetter, worthOfBest } from '@shared/publish/document/judgedLine'
import { recordedScore } from '@shared/tree/commentText'
import type { EditStep } from '../../edits/step'

/** The first step of the variation that contains a step; undefined on the main line. */
const variationOf = (step: EditStep): EditStep | undefined => {
  let at = step
  while (at.before && at.before.node.children[0] === at.node) at = at.before
  return at.before && at
}

/**
 * The value of the position after a step: as the game records it, or, at the end of a line that an annotation has
 * written as better, the value of the best move.
 */
export const worthAfter = (step: EditStep): Score<'white'> | undefined => {
  const recorded = recordedScore(step.node.comments)
  if (recorded) return recorded
  if (step.node.children.length > 0) return undefined
  const first = variationOf(step)
  return first?.before && isBetter(first.node) ? worthOfBest(first.before.node) : undefined
}
