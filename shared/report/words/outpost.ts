import { opposite, type Color } from '../../board/color'
import type { Board } from '../../board/setup'
import type { Square } from '../../board/square'
import { attackersOf, occupiedSquares } from './attacks'
import { filesApart, ranksFromHome } from './geometry'
import { endOf } from './lines'
import type { Ply } from './ply'
import type { Gaining } from './remark'

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
    ({ pieces }) => pieces[to]?.role === 'knight' && pieces[to].color === first.color,
  )
  const isOutpost =
    OUTPOSTS.includes(ranksFromHome(board, to, first.color)) &&
    isOutOfPawns(board, to, first.color) &&
    isGuardedByPawn(board, to, first.color)
  return isThere && isOutpost ? { kind: 'outpost', role: 'knight', square: to } : undefined
}
