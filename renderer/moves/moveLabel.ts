import type { Color } from '@shared/board/color'
import type { TreeNode } from '@shared/tree/node'

/** Who moves in a position, and under which number. */
export interface MoveNumber {
  readonly number: number
  readonly color: Color
}

/**
 * The number and side of the move about to be made, from the FEN before it. Never counted from
 * plies: in a relocation White moves twice under one number, and a game may begin anywhere.
 */
export const moveNumberAt = (fenBefore: string): MoveNumber => {
  const fields = fenBefore.split(' ')
  return { number: Number(fields[5] ?? 1), color: fields[1] === 'b' ? 'black' : 'white' }
}

/** `31.` for White, `31…` for Black; `offset` is taken off first. */
export const numberText = ({ number, color }: MoveNumber, offset = 0): string =>
  `${number - offset}${color === 'white' ? '.' : '…'}`

/** `31. Bd4` or `31… Kc7`: a move as a sentence names it. */
export const moveLabel = (fenBefore: string, node: Pick<TreeNode, 'san'>): string =>
  `${numberText(moveNumberAt(fenBefore))} ${node.san}`
