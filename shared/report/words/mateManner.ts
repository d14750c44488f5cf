import { attackedFrom, attacksAsInChess, occupiedSquares } from './attacks'
import type { Ply } from './ply'
import { ranksFromHome } from './geometry'
import { rankOf } from '../../board/square'
import type { MateManner } from './remark'
import type { Army } from '../../variants/variant'

/** Pawns and pieces before the king that keep it on its rank. */
const WALL = 2

/** How its own men help to mate a king; undefined where the move gives no mate, or they have no part in it. */
export const mateManner = ({ move, after, step }: Ply, army: Army): MateManner | undefined => {
  if (!attacksAsInChess(army)) return undefined
  const { board, turn } = after
  const [king] = occupiedSquares(board, turn, 'king')
  if (!move.san.endsWith('#') || !step || king === undefined) return undefined
  const mater = board.pieces[step.to]!.role
  const around = attackedFrom(board, king)
  const isOwn = (square: number): boolean => board.pieces[square]?.color === turn
  if (mater === 'knight') return around.every(isOwn) ? 'smothered' : undefined
  const ahead = around.filter(square => ranksFromHome(board, square, turn) === 1)
  const isAlong = rankOf(step.to, board.size) === rankOf(king, board.size)
  const isHome = ranksFromHome(board, king, turn) === 0
  return (mater === 'rook' || mater === 'queen') && isAlong && isHome && ahead.filter(isOwn).length >= WALL
    ? 'backRank'
    : undefined
}
