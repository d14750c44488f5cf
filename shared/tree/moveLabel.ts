import { moveNumberAt, type MoveNumber } from './moveNumber'
import type { TreeNode } from './node'

/** `31.` for White, `31…` for Black; `offset` is taken off first. */
export const numberText = ({ fullmoves, color }: MoveNumber, offset = 0): string =>
  `${fullmoves - offset}${color === 'white' ? '.' : '…'}`

/** `31. Bd4` or `31… Kc7`: a move as a sentence names it. */
export const moveLabel = (fenBefore: string, node: Pick<TreeNode, 'san'>): string =>
  `${numberText(moveNumberAt(fenBefore))} ${node.san}`
