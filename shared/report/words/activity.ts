import { opposite, type Color, COLORS } from '../../board/color'
import type { Role } from '../../board/role'
import type { Board } from '../../board/setup'
import { fileOf, type Square } from '../../board/square'
import {
  attackedFrom,
  occupiedSquares,
  piecesOnLines,
  attackersOf,
  ranksFromHome,
  filesApart,
  isOpenFile,
  isPieceOf,
  onOneFile,
} from './attacks'
import { A_PIECE } from './bearing'
import { exchangeGain, stepGain, WORTH } from './exchange'
import { passedPawns } from './passed'
import type { PieceStep, Ply } from './ply'
import type { Gaining } from './remark'
import { endOf } from './lines'

/*
 * What a quiet move does for its piece, as seen on the board: the piece is safe on its new square and stays there for at least
 * one answer.
 */

interface QuietStep {
  readonly step: PieceStep
  readonly color: Color
  readonly was: Board
  readonly is: Board
  readonly role: Role
}

/** The first move of a line, if it is no capture and its piece is neither lost nor taken on its new square. */
const quietStep = ([first, answer]: readonly Ply[]): QuietStep | undefined => {
  if (!first?.step || first.step.taken || first.step.promotion) return undefined
  const { step, color, before, after } = first
  const isSound = exchangeGain(after.board, step.to, opposite(color)) === 0
  return isSound && answer?.step?.to !== step.to
    ? { step, color, was: before.board, is: after.board, role: before.board.pieces[step.from]!.role }
    : undefined
}

/** The piece that the one on a square pins: it cannot move away, or only at a loss, because of what stands behind it. */
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

/** The first move pins a piece to its king or queen that the moving piece did not pin before. */
export const pinOf = (line: readonly Ply[]): Gaining | undefined => {
  const quiet = quietStep(line)
  const square = quiet && pinnedFrom(quiet.is, quiet.step.to)
  if (!quiet || square === undefined || pinnedFrom(quiet.was, quiet.step.from) === square) return undefined
  const { role } = quiet.is.pieces[square]!
  return role === 'queen' ? undefined : { kind: 'pin', role, square }
}

/** The first move attacks a piece that was safe before and could now be won by a capture. */
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

/** A rook moves to its seventh rank, with an enemy pawn on that rank or the enemy king on the last one. */
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

/** A piece moves to the square in front of an enemy passed pawn. */
export const blockadeOf = (line: readonly Ply[]): Gaining | undefined => {
  const quiet = quietStep(line)
  if (!quiet || quiet.role === 'pawn' || line[0]!.move.check) return undefined
  const { is, color, step } = quiet
  const pawn = passedPawns(is, opposite(color)).find(
    square =>
      onOneFile(is, square, step.to) &&
      ranksFromHome(is, square, color) === ranksFromHome(is, step.to, color) + 1,
  )
  return pawn === undefined ? undefined : { kind: 'blockade', square: pawn }
}

/** A rook moves behind a passed pawn of either side, with nothing between them. */
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
        onOneFile(is, square, step.to) &&
        !onOneFile(is, square, step.from) &&
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
    rook => seen.includes(rook) && onOneFile(is, rook, step.to) && !onOneFile(is, step.from, step.to),
  )
  const isHalfOpen = !occupiedSquares(is, color, 'pawn').some(pawn => onOneFile(is, pawn, step.to))
  return isJoined && isHalfOpen ? { kind: 'doubling', square: step.to } : undefined
}

/** A rook moves to a file without pawns, taking nothing or only a rook, and is alone in control of it at the end of the line. */
export const openFileOf = (line: readonly Ply[]): Gaining | undefined => {
  const [first] = line
  const end = endOf(line)
  if (!first?.step || !end || (first.step.taken && first.step.taken.role !== 'rook')) return undefined
  const { from, to } = first.step
  const { board } = first.after
  const comes =
    isPieceOf(board, to, 'rook', first.color) && !onOneFile(board, from, to) && isOpenFile(board, to)
  const hasRook = (color: Color): boolean =>
    occupiedSquares(end.board, color, 'rook').some(rook => onOneFile(board, rook, to))
  return comes && hasRook(first.color) && !hasRook(opposite(first.color))
    ? { kind: 'openFile', square: to }
    : undefined
}

/** Whether no pawn of the other side can ever attack a square. */
const isOutOfPawns = (board: Board, square: Square, color: Color): boolean =>
  !occupiedSquares(board, opposite(color), 'pawn').some(
    pawn =>
      filesApart(board, pawn, square) === 1 &&
      ranksFromHome(board, pawn, color) > ranksFromHome(board, square, color),
  )

const isGuardedByPawn = (board: Board, square: Square, color: Color): boolean =>
  attackersOf(board, square, color).some(from => board.pieces[from]!.role === 'pawn')

/** The ranks on which outposts lie, counted from home. */
const OUTPOSTS = [4, 5]

/** A knight moves to a square that a pawn guards and no enemy pawn can attack, and is still there at the end of the line. */
export const outpostOf = (line: readonly Ply[]): Gaining | undefined => {
  const [first] = line
  const end = endOf(line)
  if (!first?.step || !end) return undefined
  const { to } = first.step
  const { board } = first.after
  const isThere = [board, end.board].every(on => isPieceOf(on, to, 'knight', first.color))
  const isOutpost =
    OUTPOSTS.includes(ranksFromHome(board, to, first.color)) &&
    isOutOfPawns(board, to, first.color) &&
    isGuardedByPawn(board, to, first.color)
  return isThere && isOutpost ? { kind: 'outpost', role: 'knight', square: to } : undefined
}

/** The first move attacks a piece that would be lost where it stands, and the answer moves that piece away. */
export const tempoOf = (line: readonly Ply[]): Gaining | undefined => {
  const [first, answer] = line
  if (!first?.step || first.step.taken || first.move.check || !answer?.step) return undefined
  const { board } = first.after
  const { from } = answer.step
  const role = board.pieces[from]?.role
  if (!role || role === 'king' || WORTH[role] < A_PIECE || answer.step.taken) return undefined
  const isHit = attackedFrom(board, first.step.to).includes(from)
  const isNew = exchangeGain(first.before.board, from, first.color) === 0
  const isSound = exchangeGain(board, first.step.to, opposite(first.color)) === 0
  return isHit && isNew && isSound && stepGain(board, first.step.to, from) > 0
    ? { kind: 'tempo', role, square: from }
    : undefined
}

/** The first move attacks a pawn that was safe before and could now be won by a capture. */
export const pawnHitOf = (line: readonly Ply[]): Gaining | undefined => {
  const [first] = line
  if (!first?.step || first.step.taken || first.move.check) return undefined
  const { board } = first.after
  const { to } = first.step
  const square = attackedFrom(board, to).find(
    at =>
      isPieceOf(board, at, 'pawn', opposite(first.color)) &&
      stepGain(board, to, at) > 0 &&
      exchangeGain(first.before.board, at, first.color) === 0,
  )
  const isSound = exchangeGain(board, to, opposite(first.color)) === 0
  return square !== undefined && isSound ? { kind: 'pawnHit', square } : undefined
}

/** Both queens are exchanged with the first move of the line and those right after it. */
export const queenTradeOf = (line: readonly Ply[]): Gaining | undefined => {
  const [first, answer, third] = line
  if (!first || !answer) return undefined
  const queens = (ply: Ply): number =>
    COLORS.reduce((sum, color) => sum + occupiedSquares(ply.after.board, color, 'queen').length, 0)
  const both = COLORS.every(color => occupiedSquares(first.before.board, color, 'queen').length === 1)
  const last = first.step?.taken?.role === 'queen' ? answer : third
  return both && last && queens(last) === 0 ? { kind: 'queenTrade' } : undefined
}

/** The first move takes a piece with one of equal worth, which is recaptured. */
export const tradeOf = (line: readonly Ply[]): Gaining | undefined => {
  const [first, answer] = line
  const taken = first?.step?.taken
  if (!first?.step || !taken || taken.role === 'pawn' || taken.role === 'queen') return undefined
  const { role } = first.before.board.pieces[first.step.from]!
  const isEven = WORTH[role] === WORTH[taken.role] && role !== 'king'
  return isEven && answer?.step?.to === first.step.to ? { kind: 'trade', ...taken } : undefined
}

/** Whether a square is on one of the middle files. */
const isCentral = ({ size }: Board, square: Square): boolean =>
  Math.abs(fileOf(square, size) - (size.files - 1) / 2) < 1

/** A pawn attacks a pawn in the center, and pawns are exchanged there next. */
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
