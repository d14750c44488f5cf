import type { Color } from '../board/color'
import { isSetupKind } from '../board/move'
import type { TreeNode } from './node'

/** `31.` for White, `31…` for Black; `offset` is subtracted from the number. */
export const numberText = ({ fullmoves, color }: MoveNumber, offset = 0): string =>
  `${fullmoves - offset}${color === 'white' ? '.' : '…'}`

/** A move in a sentence: `31. Bd4` or `31… Kc7`. */
export const moveLabel = (fenBefore: string, node: Pick<TreeNode, 'san'>): string =>
  `${numberText(moveNumberAt(fenBefore))} ${node.san}`

/** The side to move in a position, and the move number. */
export interface MoveNumber {
  readonly fullmoves: number
  readonly color: Color
}

/**
 * The number and side of the move about to be made in a position. It is never counted from plies: in a relocation White moves twice under
 * one number, and a game may begin anywhere.
 */
export const moveNumberAt = (fenBefore: string): MoveNumber => {
  const [, turn, , , , fullmoves] = fenBefore.split(' ')
  return { fullmoves: Number(fullmoves ?? 1), color: turn === 'b' ? 'black' : 'white' }
}

/** Whether a move is a placement or relocation: it belongs to the setup, not to the game proper. */
export const isSetupPly = ({ kind }: Pick<TreeNode, 'kind'>): boolean =>
  kind !== 'null' && kind !== 'root' && isSetupKind(kind)
