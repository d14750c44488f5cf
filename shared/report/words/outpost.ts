import { opposite, type Color } from '../../board/color'
import type { Board } from '../../board/setup'
import { fileOf, rankOf, type Square } from '../../board/square'
import { attackersOf, occupiedSquares } from './attacks'
import { endOf } from './lines'
import type { Ply } from './ply'
import type { Gaining } from './remark'

/** Ranks from a side's own edge of the board, from 0. */
export const ranksFromHome = ({ size }: Board, square: Square, color: Color): number =>
  color === 'white' ? rankOf(square, size) : size.ranks - 1 - rankOf(square, size)

const filesApart = ({ size }: Board, a: Square, b: Square): number =>
  Math.abs(fileOf(a, size) - fileOf(b, size))

/** No pawn of the other side can ever attack there. */
const isOutOfPawns = (board: Board, square: Square, color: Color): boolean =>
  !occupiedSquares(board, opposite(color), 'pawn').some(
    pawn =>
      filesApart(board, pawn, square) === 1 &&
      ranksFromHome(board, pawn, color) > ranksFromHome(board, square, color),
  )

const isGuardedByPawn = (board: Board, square: Square, color: Color): boolean =>
  attackersOf(board, square, color).some(from => board.pieces[from]!.role === 'pawn')

/** Outposts lie on these ranks, from home. */
const OUTPOSTS = [4, 5]

/** A knight comes to a square that a pawn guards and none can attack, and is there at the end of the line. */
export const outpostOf = (line: readonly Ply[]): Gaining | undefined => {
  const [first] = line
  const end = endOf(line)
  if (!first?.step || !end) return undefined
  const { to } = first.step
  const { board } = first.after
  const isThere = [board, end.board].every(
    ({ pieces }) => pieces[to]?.role === 'knight' && pieces[to]?.color === first.color,
  )
  const isOutpost =
    OUTPOSTS.includes(ranksFromHome(board, to, first.color)) &&
    isOutOfPawns(board, to, first.color) &&
    isGuardedByPawn(board, to, first.color)
  return isThere && isOutpost ? { kind: 'outpost', role: 'knight', square: to } : undefined
}

const pawnsOnFile = (board: Board, square: Square): number =>
  (['white', 'black'] as const)
    .flatMap(color => occupiedSquares(board, color, 'pawn'))
    .filter(pawn => fileOf(pawn, board.size) === fileOf(square, board.size)).length

/** A rook comes to a file without pawns that no other heavy piece of its side was on, and is there at the end of the line. */
export const openFileOf = (line: readonly Ply[]): Gaining | undefined => {
  const [first] = line
  const end = endOf(line)
  if (!first?.step || first.step.taken || !end) return undefined
  const { from, to } = first.step
  const { board } = first.after
  const { size } = board
  const isRook = (on: Board, square: Square): boolean =>
    on.pieces[square]?.role === 'rook' && on.pieces[square]?.color === first.color
  const comes = isRook(board, to) && fileOf(from, size) !== fileOf(to, size) && pawnsOnFile(board, to) === 0
  const stays = occupiedSquares(end.board, first.color, 'rook').some(
    rook => fileOf(rook, size) === fileOf(to, size),
  )
  const others = occupiedSquares(end.board, opposite(first.color), 'rook').some(
    rook => fileOf(rook, size) === fileOf(to, size),
  )
  return comes && stays && !others ? { kind: 'openFile', square: to } : undefined
}

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
