import { opposite, type Color } from '../../board/color'
import type { Role } from '../../board/role'
import type { Board } from '../../board/setup'
import { fileOf, type Square } from '../../board/square'
import { attackedFrom, occupiedSquares, piecesOnLines } from './attacks'
import { exchangeGain, stepGain, WORTH } from './exchange'
import { ranksFromHome } from './geometry'
import { passedPawns } from './passed'
import type { PieceStep, Ply } from './ply'
import type { Gaining } from './remark'

/* What a quiet move does for its piece, as the board shows it: the piece is safe where it goes, and stays there for the answer. */

interface QuietStep {
  readonly step: PieceStep
  readonly color: Color
  readonly was: Board
  readonly is: Board
  readonly role: Role
}

/** The first move of a line, where it takes nothing and its piece is neither lost nor taken where it goes. */
const quietStep = ([first, answer]: readonly Ply[]): QuietStep | undefined => {
  if (!first?.step || first.step.taken || first.step.promotion) return undefined
  const { step, color, before, after } = first
  const isSound = exchangeGain(after.board, step.to, opposite(color)) === 0
  return isSound && answer?.step?.to !== step.to
    ? { step, color, was: before.board, is: after.board, role: before.board.pieces[step.from]!.role }
    : undefined
}

const isFileOf = ({ size }: Board, one: Square, other: Square): boolean =>
  fileOf(one, size) === fileOf(other, size)

const A_PIECE = 3

/** The piece that another one may not leave, or only at a loss, because of what stands behind it. */
const pinnedFrom = (board: Board, from: Square): Square | undefined => {
  const pinner = board.pieces[from]!
  const [pinned] =
    piecesOnLines(board, from).find(([near, far]) => {
      const [front, back] = [near, far].map(square => square !== undefined && board.pieces[square])
      if (!front || !back || front.color === pinner.color || back.color === pinner.color) return false
      if (front.role === 'pawn' || front.role === 'king' || front.role === pinner.role) return false
      return back.role === 'king' || (back.role === 'queen' && WORTH[pinner.role] < WORTH[back.role])
    }) ?? []
  return pinned
}

/** The first move pins a piece to king or queen that its own piece did not pin before. */
export const pinOf = (line: readonly Ply[]): Gaining | undefined => {
  const quiet = quietStep(line)
  const square = quiet && pinnedFrom(quiet.is, quiet.step.to)
  if (!quiet || square === undefined || pinnedFrom(quiet.was, quiet.step.from) === square) return undefined
  const { role } = quiet.is.pieces[square]!
  return role === 'queen' ? undefined : { kind: 'pin', role, square }
}

/** The first move attacks a piece that was safe, and that a capture would win now. */
export const hitOf = (line: readonly Ply[]): Gaining | undefined => {
  const quiet = quietStep(line)
  if (!quiet || line[0]!.move.check) return undefined
  const { is, was, color, step } = quiet
  const square = attackedFrom(is, step.to).find(at => {
    const piece = is.pieces[at]
    const isPiece = piece?.color === opposite(color) && piece.role !== 'king' && WORTH[piece.role] >= A_PIECE
    return isPiece && stepGain(is, step.to, at) > 0 && exchangeGain(was, at, color) === 0
  })
  return square === undefined ? undefined : { kind: 'hit', role: is.pieces[square]!.role, square }
}

/** A rook comes to the rank before the last, with an enemy pawn on it or the enemy king on the last. */
export const seventhRankOf = (line: readonly Ply[]): Gaining | undefined => {
  const quiet = quietStep(line)
  if (quiet?.role !== 'rook') return undefined
  const { is, color, step } = quiet
  const seventh = is.size.ranks - 2
  const rankOf = (square: Square): number => ranksFromHome(is, square, color)
  const enemy = opposite(color)
  const hasAim =
    occupiedSquares(is, enemy, 'pawn').some(pawn => rankOf(pawn) === seventh) ||
    occupiedSquares(is, enemy, 'king').some(king => rankOf(king) > seventh)
  return hasAim && rankOf(step.to) === seventh && rankOf(step.from) !== seventh
    ? { kind: 'seventhRank' }
    : undefined
}

/** A piece comes to the square before an enemy passed pawn. */
export const blockadeOf = (line: readonly Ply[]): Gaining | undefined => {
  const quiet = quietStep(line)
  if (!quiet || quiet.role === 'pawn' || line[0]!.move.check) return undefined
  const { is, color, step } = quiet
  const pawn = passedPawns(is, opposite(color)).find(
    square =>
      isFileOf(is, square, step.to) &&
      ranksFromHome(is, square, color) === ranksFromHome(is, step.to, color) + 1,
  )
  return pawn === undefined ? undefined : { kind: 'blockade', square: pawn }
}

/** A rook comes behind a passed pawn, of whichever side, with nothing between them. */
export const behindPasserOf = (line: readonly Ply[]): Gaining | undefined => {
  const quiet = quietStep(line)
  if (quiet?.role !== 'rook') return undefined
  const { is, color, step } = quiet
  const seen = attackedFrom(is, step.to)
  const pawn = [color, opposite(color)]
    .flatMap(side => passedPawns(is, side).map(square => ({ square, side })))
    .find(
      ({ square, side }) =>
        seen.includes(square) &&
        isFileOf(is, square, step.to) &&
        !isFileOf(is, square, step.from) &&
        ranksFromHome(is, step.to, side) < ranksFromHome(is, square, side),
    )
  return pawn && { kind: 'behindPasser', square: pawn.square }
}

/** A rook joins another one on a file without pawns of its own side. */
export const doublingOf = (line: readonly Ply[]): Gaining | undefined => {
  const quiet = quietStep(line)
  if (quiet?.role !== 'rook') return undefined
  const { is, color, step } = quiet
  const seen = attackedFrom(is, step.to)
  const isJoined = occupiedSquares(is, color, 'rook').some(
    rook => seen.includes(rook) && isFileOf(is, rook, step.to) && !isFileOf(is, step.from, step.to),
  )
  const isHalfOpen = !occupiedSquares(is, color, 'pawn').some(pawn => isFileOf(is, pawn, step.to))
  return isJoined && isHalfOpen ? { kind: 'doubling', square: step.to } : undefined
}
