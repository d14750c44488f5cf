import { opposite } from '../../board/color'
import type { Board } from '../../board/setup'
import { fileOf, type Square } from '../../board/square'
import { attackersOf, occupiedSquares } from './attacks'
import type { Ply } from './ply'
import type { Gaining } from './remark'

/** The middle files. */
const isCentral = ({ size }: Board, square: Square): boolean =>
  Math.abs(fileOf(square, size) - (size.files - 1) / 2) < 1

/** A pawn attacks a pawn of the center, and pawns are exchanged there next. */
export const pawnBreakOf = (line: readonly Ply[]): Gaining | undefined => {
  const [first, ...rest] = line
  if (!first?.step || first.step.taken || first.after.board.pieces[first.step.to]?.role !== 'pawn')
    return undefined
  const { board } = first.after
  const targets = occupiedSquares(board, opposite(first.color), 'pawn').filter(
    pawn => isCentral(board, pawn) && attackersOf(board, pawn, first.color).includes(first.step!.to),
  )
  const isTaken = rest
    .slice(0, 4)
    .some(
      ({ step }) => step?.taken?.role === 'pawn' && [...targets, first.step!.to].includes(step.taken.square),
    )
  return targets.length > 0 && isTaken ? { kind: 'pawnBreak' } : undefined
}
