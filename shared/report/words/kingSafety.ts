import { opposite, type Color } from '../../board/color'
import type { Board, Setup } from '../../board/setup'
import { fileOf, type Square } from '../../board/square'
import { occupiedSquares } from './attacks'
import { filesApart, ranksFromHome } from './geometry'
import type { Ply } from './ply'
import type { WordsContext } from './wordsContext'

const mayCastle = ({ castling }: Setup, color: Color): boolean => Object.keys(castling[color]).length > 0

const castles = ({ move: { kind }, color }: Ply, side: Color): boolean =>
  color === side && (kind === 'castlingA' || kind === 'castlingH')

/** The king loses its right to castle in the line against the move, and castles in the best line. */
export const staysUncastled = (
  { start, best, refutation, color, played }: WordsContext,
  end: Setup,
): boolean =>
  mayCastle(start, color) &&
  !mayCastle(end, color) &&
  best.some(ply => castles(ply, color)) &&
  ![played, ...refutation].some(ply => castles(ply, color))

/** Pawns on the two ranks before a square and the files beside it. */
const coverOf = (board: Board, color: Color, king: Square): number =>
  occupiedSquares(board, color, 'pawn').filter(pawn => {
    const ahead = ranksFromHome(board, pawn, color) - ranksFromHome(board, king, color)
    return filesApart(board, pawn, king) <= 1 && ahead > 0 && ahead <= 2
  }).length

const LOST_COVER = 2

/** A king that has not left the middle is not behind its pawns: three files on the a-side are a wing, and two on the other. */
const isCentral = ({ size }: Board, king: Square): boolean =>
  fileOf(king, size) > 2 && fileOf(king, size) < size.files - 2

/** Where the king stands at the end, two pawns of its cover are gone, with enemy queens on the board. */
export const losesCover = ({ start, color }: WordsContext, end: Setup, best: Setup): boolean => {
  const [king] = occupiedSquares(end.board, color, 'king')
  if (king === undefined || isCentral(end.board, king)) return false
  if (occupiedSquares(end.board, opposite(color), 'queen').length === 0) return false
  const [before, after, other] = [start, end, best].map(({ board }) => coverOf(board, color, king)) as [
    number,
    number,
    number,
  ]
  return before - after >= LOST_COVER && other > after
}
