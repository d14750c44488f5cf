import { COLORS, opposite } from '../../board/color'
import type { Board } from '../../board/setup'
import { fileOf, type Square } from '../../board/square'
import { occupiedSquares } from './attacks'
import { endOf } from './lines'
import type { Ply } from './ply'
import type { Gaining } from './remark'

const pawnsOnFile = (board: Board, square: Square): number =>
  COLORS.flatMap(color => occupiedSquares(board, color, 'pawn')).filter(
    pawn => fileOf(pawn, board.size) === fileOf(square, board.size),
  ).length

/** A rook comes to a file without pawns, where it takes nothing but a rook, and has it for itself at the end of the line. */
export const openFileOf = (line: readonly Ply[]): Gaining | undefined => {
  const [first] = line
  const end = endOf(line)
  if (!first?.step || !end || (first.step.taken && first.step.taken.role !== 'rook')) return undefined
  const { from, to } = first.step
  const { board } = first.after
  const { size } = board
  const isRook = (on: Board, square: Square): boolean =>
    on.pieces[square]?.role === 'rook' && on.pieces[square].color === first.color
  const comes = isRook(board, to) && fileOf(from, size) !== fileOf(to, size) && pawnsOnFile(board, to) === 0
  const stays = occupiedSquares(end.board, first.color, 'rook').some(
    rook => fileOf(rook, size) === fileOf(to, size),
  )
  const others = occupiedSquares(end.board, opposite(first.color), 'rook').some(
    rook => fileOf(rook, size) === fileOf(to, size),
  )
  return comes && stays && !others ? { kind: 'openFile', square: to } : undefined
}
