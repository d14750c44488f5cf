import type { Score } from '@shared/analysis/score'
import { isBetter, worthOfBest } from '@shared/publish/document/judgedLine'
import { recordedScore } from '@shared/tree/commentText'
import type { EditStep } from '../../edits/step'

/** The first step of the variation in which a step stands; undefined on the main line. */
const variationOf = (step: EditStep): EditStep | undefined => {
  let at = step
  while (at.before && at.before.node.children[0] === at.node) at = at.before
  return at.before && at
}

/**
 * What the position after a step is worth: as the game records it, or, at the end of a line that an annotation has written as
 * better, what the best move was worth.
 */
export const worthAfter = (step: EditStep): Score<'white'> | undefined => {
  const recorded = recordedScore(step.node.comments)
  if (recorded) return recorded
  if (step.node.children.length > 0) return undefined
  const first = variationOf(step)
  return first?.before && isBetter(first.node) ? worthOfBest(first.before.node) : undefined
}
