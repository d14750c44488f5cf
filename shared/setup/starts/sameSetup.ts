import { COLORS } from '../../board/color'
import { isSamePiece } from '../../board/piece'
import { isSamePocket } from '../../board/pocket'
import { CASTLING_SIDES, type Board, type Memory, type Setup } from '../../board/setup'

/** Whether two boards of the same size have the same pieces on the same squares. */
export const isSameBoard = (one: Board, other: Board): boolean =>
  one.size.files === other.size.files &&
  one.pieces.length === other.pieces.length &&
  one.pieces.every((piece, square) => isSamePiece(piece, other.pieces[square]))

const isSameList = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((file, index) => file === other[index])

const isSameMemory = (one: Memory, other: Memory): boolean =>
  one.relocation === other.relocation &&
  COLORS.every(
    color =>
      one.leap[color] === other.leap[color] &&
      one.transposition[color] === other.transposition[color] &&
      isSameList(one.adjustable[color], other.adjustable[color]),
  )

/** Whether two setups are the same position with the same rights; the move counters may differ. */
export const isSamePosition = (one: Setup, other: Setup): boolean =>
  one.turn === other.turn &&
  one.epSquare === other.epSquare &&
  isSameBoard(one.board, other.board) &&
  isSameMemory(one.memory, other.memory) &&
  COLORS.every(
    color =>
      CASTLING_SIDES.every(side => one.castling[color][side] === other.castling[color][side]) &&
      isSamePocket(one.pockets[color], other.pockets[color]),
  )
