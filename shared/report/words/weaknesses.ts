import { type Color, opposite } from '../../board/color'
import type { Setup, Board } from '../../board/setup'
import { endOf } from './lines'
import type { Remark, Weakness } from './remark'
import type { WordsContext } from './wordsContext'
import { fileOf, type Square, rankOf } from '../../board/square'
import { occupiedSquares, filesApart, ranksFromHome } from './attacks'
import type { Ply } from './ply'

const mayCastle = ({ castling }: Setup, color: Color): boolean => Object.keys(castling[color]).length > 0

const castles = ({ move: { kind }, color }: Ply, side: Color): boolean =>
  color === side && (kind === 'castlingA' || kind === 'castlingH')

/** Whether the king loses its right to castle in the line against the move, but castles in the best line. */
const staysUncastled = ({ start, best, refutation, color, played }: WordsContext, end: Setup): boolean =>
  mayCastle(start, color) &&
  !mayCastle(end, color) &&
  best.some(ply => castles(ply, color)) &&
  ![played, ...refutation].some(ply => castles(ply, color))

/** How many pawns cover the king: those on the two ranks ahead of it, on its own and the neighboring files. */
const coverOf = (board: Board, color: Color, king: Square): number =>
  occupiedSquares(board, color, 'pawn').filter(pawn => {
    const ahead = ranksFromHome(board, pawn, color) - ranksFromHome(board, king, color)
    return filesApart(board, pawn, king) <= 1 && ahead > 0 && ahead <= 2
  }).length

const LOST_COVER = 2

/** Whether a king is still in the middle, not behind the pawns of a wing: three files on the a-side, two on the other. */
const isCentral = ({ size }: Board, king: Square): boolean =>
  fileOf(king, size) > 2 && fileOf(king, size) < size.files - 2

/** Whether the king, where it stands at the end, has lost two pawns of its cover while there are enemy queens. */
const losesCover = ({ start, color }: WordsContext, end: Setup, best: Setup): boolean => {
  const [king] = occupiedSquares(end.board, color, 'king')
  if (king === undefined || isCentral(end.board, king)) return false
  if (occupiedSquares(end.board, opposite(color), 'queen').length === 0) return false
  const cover = ({ board }: Setup): number => coverOf(board, color, king)
  return cover(start) - cover(end) >= LOST_COVER && cover(best) > cover(end)
}

const shade = ({ size }: Board, square: Square): number => (fileOf(square, size) + rankOf(square, size)) % 2

const bishopsOf = (board: Board, color: Color): readonly Square[] => occupiedSquares(board, color, 'bishop')

const hasPair = (board: Board, color: Color): boolean =>
  new Set(bishopsOf(board, color).map(square => shade(board, square))).size === 2

const minors = (board: Board, color: Color): readonly Square[] => [
  ...bishopsOf(board, color),
  ...occupiedSquares(board, color, 'knight'),
]

/** Whether the other side has the bishop pair and this one does not, with equally many minor pieces. */
const facesPair = ({ board }: Setup, color: Color): boolean =>
  hasPair(board, opposite(color)) &&
  bishopsOf(board, color).length < 2 &&
  minors(board, color).length === minors(board, opposite(color)).length

/** The fewest pawns on the color of a bad bishop, and how many of them must be blocked. */
const WALLING = 4
const FIXED = 2

const isBlocked = (board: Board, pawn: Square, color: Color): boolean =>
  board.pieces[pawn + (color === 'white' ? board.size.files : -board.size.files)] !== undefined

/** Whether the only minor piece is a bishop shut in by its own pawns, against a knight or a bishop of the other color. */
const hasBadBishop = ({ board }: Setup, color: Color): boolean => {
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

const onFile = (board: Board, color: Color, file: number): readonly Square[] =>
  occupiedSquares(board, color, 'pawn').filter(pawn => fileOf(pawn, board.size) === file)

/** Pawns that share their file with another of their side. */
const doubledIn = (board: Board, color: Color): readonly Square[] =>
  occupiedSquares(board, color, 'pawn').filter(
    pawn => onFile(board, color, fileOf(pawn, board.size)).length > 1,
  )

/** Pawns with no pawn of their side on the neighboring files. */
const isolatedIn = (board: Board, color: Color): readonly Square[] =>
  occupiedSquares(board, color, 'pawn').filter(pawn =>
    [-1, 1].every(side => onFile(board, color, fileOf(pawn, board.size) + side).length === 0),
  )

type PawnFault = (board: Board, color: Color) => readonly Square[]

/** A pawn with this fault, on a file that has none at the start and none at the end of the best line. */
const newPawnFault = (
  fault: PawnFault,
  color: Color,
  end: Setup,
  others: readonly Setup[],
): Square | undefined =>
  fault(end.board, color).find(pawn =>
    others.every(({ board }) =>
      fault(board, color).every(old => fileOf(old, board.size) !== fileOf(pawn, board.size)),
    ),
  )

/*
 * The weakness that a side is left with at the end of the line against its move, but neither had before nor would have after the
 * best line.
 */

const weaknessIn = (place: WordsContext, end: Setup, best: Setup): Weakness | undefined => {
  const { start, color } = place
  const isNew = (has: (setup: Setup, side: Color) => boolean): boolean =>
    has(end, color) && !has(start, color) && !has(best, color)
  if (staysUncastled(place, end)) return { kind: 'uncastled' }
  if (losesCover(place, end, best)) return { kind: 'openKing' }
  if (isNew(hasBadBishop)) return { kind: 'badBishop' }
  return isNew(facesPair) ? { kind: 'bishopPair' } : undefined
}

const pawnWeaknessIn = ({ start, color }: WordsContext, end: Setup, best: Setup): Weakness | undefined => {
  const doubled = newPawnFault(doubledIn, color, end, [start, best])
  if (doubled !== undefined) return { kind: 'doubled', square: doubled }
  const isolated = newPawnFault(isolatedIn, color, end, [start, best])
  return isolated === undefined ? undefined : { kind: 'isolated', square: isolated }
}

const left =
  (find: typeof weaknessIn) =>
  (place: WordsContext): Remark | undefined => {
    const [end, best] = [endOf(place.refutation), endOf(place.best)]
    const weakness = end && best && find(place, end, best)
    return weakness && { kind: 'weakness', color: place.color, weakness }
  }

/** A remark on a weakness of the king or bishops that a faulty move leaves. */
export const weaknessLeft = left(weaknessIn)

/** A remark on a weakness of pawns that a faulty move leaves. */
export const pawnWeaknessLeft = left(pawnWeaknessIn)
