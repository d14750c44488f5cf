import { opposite, type Color } from '../../board/color'
import type { Board } from '../../board/setup'
import { rankOf, type Square } from '../../board/square'
import { filesApart, occupiedSquares, onOneFile, ranksFromHome } from './attacks'
import type { Ply } from './ply'
import type { Gaining } from './remark'
import type { WordsContext } from './wordsContext'

const isAhead = (board: Board, from: Square, color: Color, other: Square): boolean => {
  const ranks = rankOf(other, board.size) - rankOf(from, board.size)
  return filesApart(board, other, from) <= 1 && (color === 'white' ? ranks > 0 : ranks < 0)
}

/** The passed pawns of a side: those with no enemy pawn ahead, on their own or a neighboring file. */
export const passedPawns = (board: Board, color: Color): readonly Square[] => {
  const enemies = occupiedSquares(board, opposite(color), 'pawn')
  return occupiedSquares(board, color, 'pawn').filter(
    pawn => !enemies.some(enemy => isAhead(board, pawn, color, enemy)),
  )
}

/** A shorter line does not show whether a pawn stays. */
const MIN_PLIES = 5

const passesOn = (board: Board, color: Color, pawn: Square): boolean =>
  passedPawns(board, color).some(other => onOneFile(board, other, pawn))

/** A passed pawn that the last ply of `made` creates and that is still there, or further on, at the end of the line. */
const newPassedPawn = (from: Board, made: Ply, line: readonly Ply[], color: Color): Square | undefined => {
  const end = line.at(-1)
  if (!end || line.length < MIN_PLIES) return undefined
  const { board } = made.after
  const before = passedPawns(from, color)
  return passedPawns(board, color).find(pawn => {
    const origin = made.step?.to === pawn && made.color === color ? made.step.from : pawn
    return !before.includes(origin) && passesOn(end.after.board, color, pawn)
  })
}

/** A new passed pawn is only mentioned from this rank on, counted from home at the end of the line. */
const ADVANCED = 3

/** The first move of a line creates a passed pawn that gets far enough; in the other line its side has none on that file. */
export const passedPawnOf = (line: readonly Ply[], place: WordsContext): Gaining | undefined => {
  const [first] = line
  const pawn = first && newPassedPawn(place.start.board, first, line, first.color)
  if (!first || pawn === undefined) return undefined
  const { board } = line.at(-1)!.after
  const other = line === place.refutation ? place.best : place.refutation
  const isCommon = other.some(({ after }) => passesOn(after.board, first.color, pawn))
  const isAdvanced = passedPawns(board, first.color).some(
    square => onOneFile(board, square, pawn) && ranksFromHome(board, square, first.color) >= ADVANCED,
  )
  return isAdvanced && !isCommon ? { kind: 'passedPawn', square: pawn } : undefined
}
