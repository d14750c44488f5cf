import type { Color } from '../board/color'
import { isSetupKind } from '../board/move'
import type { TreeNode } from './node'

/** `31.` for White, `31…` for Black; `offset` is taken off first. */
export const numberText = ({ fullmoves, color }: MoveNumber, offset = 0): string =>
  `${fullmoves - offset}${color === 'white' ? '.' : '…'}`

/** `31. Bd4` or `31… Kc7`: a move as a sentence names it. */
export const moveLabel = (fenBefore: string, node: Pick<TreeNode, 'san'>): string =>
  `${numberText(moveNumberAt(fenBefore))} ${node.san}`

/** Who moves in a position, and under which number. */
export interface MoveNumber {
  readonly fullmoves: number
  readonly color: Color
}

/**
 * The number and side of the move about to be made in a position. Never counted from plies: in a
 * relocation White moves twice under one number, and a game may begin anywhere.
 */
export const moveNumberAt = (fenBefore: string): MoveNumber => {
  const [, turn, , , , fullmoves] = fenBefore.split(' ')
  return { fullmoves: Number(fullmoves ?? 1), color: turn === 'b' ? 'black' : 'white' }
}

/** The move is a placement or relocation: it makes the start and is not a move of the game proper. */
export const isSetupPly = ({ kind }: Pick<TreeNode, 'kind'>): boolean =>
  kind !== 'null' && kind !== 'root' && isSetupKind(kind)
