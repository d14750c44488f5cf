import type { Color } from '../../board/color'
import { commandIn } from '../../notation/pgn/commands'
import type { TreeNode } from '../../tree/node'

/** The annotations that ask for a diagram; the second one from Black's side. */
const DIAGRAM_NAGS = [220, 221] as const

const isCommanded = ({ comments, commentsBefore, kind }: TreeNode): boolean =>
  [...comments, ...(kind === 'root' ? commentsBefore : [])].some(
    ({ text }) => commandIn(text, 'diagram') !== undefined,
  )

/** The author wants a board here: `[%diagram]` in a comment, or one of the annotations for it. */
export const isMarked = (node: TreeNode): boolean =>
  node.nags.some(nag => nag === DIAGRAM_NAGS[0] || nag === DIAGRAM_NAGS[1]) || isCommanded(node)

/** From which side the author wants it seen. */
export const orientationMarked = ({ nags }: TreeNode): Color =>
  nags.includes(DIAGRAM_NAGS[1]) ? 'black' : 'white'

/** Annotations that say something of a move. */
export const withoutMarks = (nags: readonly number[]): readonly number[] =>
  nags.filter(nag => nag !== DIAGRAM_NAGS[0] && nag !== DIAGRAM_NAGS[1] && nag !== 0)
