import { opposite, type Color } from '../../board/color'
import type { Board, Setup } from '../../board/setup'
import { fileOf, rankOf, type Square } from '../../board/square'
import { occupiedSquares } from './attacks'

const shade = ({ size }: Board, square: Square): number => (fileOf(square, size) + rankOf(square, size)) % 2

const bishopsOf = (board: Board, color: Color): readonly Square[] => occupiedSquares(board, color, 'bishop')

const hasPair = (board: Board, color: Color): boolean =>
  new Set(bishopsOf(board, color).map(square => shade(board, square))).size === 2

const minors = (board: Board, color: Color): readonly Square[] => [
  ...bishopsOf(board, color),
  ...occupiedSquares(board, color, 'knight'),
]

/** The other side has both bishops, this one has not, and has as many minor pieces. */
export const facesPair = ({ board }: Setup, color: Color): boolean =>
  hasPair(board, opposite(color)) &&
  bishopsOf(board, color).length < 2 &&
  minors(board, color).length === minors(board, opposite(color)).length

/** Fewest pawns on the color of a bad bishop, and how many of them must be blocked. */
const WALLING = 4
const FIXED = 2

const isBlocked = (board: Board, pawn: Square, color: Color): boolean =>
  board.pieces[pawn + (color === 'white' ? board.size.files : -board.size.files)] !== undefined

/** The only minor piece is a bishop that its own pawns shut in, against a knight or a bishop of the other color. */
export const hasBadBishop = ({ board }: Setup, color: Color): boolean => {
  const [bishop, ...others] = minors(board, color)
  const [enemy, ...enemies] = minors(board, opposite(color))
  if (bishop === undefined || enemy === undefined || others.length + enemies.length > 0) return false
  if (board.pieces[bishop]!.role !== 'bishop') return false
  if (board.pieces[enemy]!.role === 'bishop' && shade(board, enemy) === shade(board, bishop)) return false
  const pawns = occupiedSquares(board, color, 'pawn').filter(
    pawn => shade(board, pawn) === shade(board, bishop),
  )
  const free = occupiedSquares(board, color, 'pawn').length - pawns.length
  return (
    pawns.length >= WALLING &&
    free <= 1 &&
    pawns.filter(pawn => isBlocked(board, pawn, color)).length >= FIXED
  )
}
