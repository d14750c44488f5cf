import { firstFound } from '../../firstFound'
import { opposite, type Color } from '../../board/color'
import type { Role } from '../../board/role'
import type { Board } from '../../board/setup'
import { fileOf, rankOf, type Square } from '../../board/square'
import {
  attackedFrom,
  attackersOf,
  boardAfterStep,
  isInCheck,
  isOpenFile,
  isPieceOf,
  occupiedSquares,
  onOneFile,
  ranksFromHome,
} from './attacks'
import { A_PIECE } from './bearing'
import { exchangeGain, stepGain, WORTH } from './exchange'
import { FREER, reachOf } from './scope'
import type { Ply } from './ply'
import type { Purpose, Remark, Sector } from './remark'
import { named, type WordsContext } from './wordsContext'

/* What the better move achieves and the played move does not, as the two boards show it. */

/** The first move guards a piece or pawn that the other side wins after the move played. */
const guardIn = ({ best: [first], played, start, color }: WordsContext): Purpose | undefined => {
  if (!first?.step || first.step.taken || first.move.check) return undefined
  const { from, to } = first.step
  const rival = opposite(color)
  const { board } = first.after
  const isLeft = (square: Square): boolean =>
    played.after.board.pieces[square] === start.board.pieces[square] &&
    exchangeGain(played.after.board, square, rival) > 0
  const [square] = attackedFrom(board, to)
    .filter(at => board.pieces[at]?.color === color && board.pieces[at].role !== 'king')
    .filter(at => !attackedFrom(start.board, from).includes(at) && isLeft(at))
    .filter(at => exchangeGain(start.board, at, rival) > 0 && exchangeGain(board, at, rival) === 0)
    .toSorted((one, other) => WORTH[board.pieces[other]!.role] - WORTH[board.pieces[one]!.role])
  return square === undefined ? undefined : { kind: 'guard', role: board.pieces[square]!.role, square }
}

/** The distance of a square from the middle of the board, in king's steps. */
const fromCenter = ({ size }: Board, square: Square): number =>
  Math.max(
    Math.abs(fileOf(square, size) - (size.files - 1) / 2),
    Math.abs(rankOf(square, size) - (size.ranks - 1) / 2),
  )

const comesCloser = ({ before: { board }, step }: Ply): boolean =>
  step !== undefined &&
  board.pieces[step.from]!.role === 'king' &&
  fromCenter(board, step.to) < fromCenter(board, step.from)

/** In an endgame without an enemy queen the king approaches the center voluntarily. */
const kingCenterIn = (place: WordsContext): Purpose | undefined => {
  const { best, move, start, color, played } = place
  const [first] = best
  const isFree =
    move.phase === 'endgame' &&
    !isInCheck(start.board, color) &&
    occupiedSquares(start.board, opposite(color), 'queen').length === 0
  return first && isFree && !first.step?.taken && comesCloser(first) && !comesCloser(played)
    ? { kind: 'kingCenter' }
    : undefined
}

const isHeavyOn = (board: Board, square: Square, color: Color): boolean => {
  const piece = board.pieces[square]
  return piece?.color === color && (piece.role === 'rook' || piece.role === 'queen')
}

/** A rook contests a file without pawns on which there is an enemy rook or queen. */
const contestIn = ({ best: [first], color }: WordsContext): Purpose | undefined => {
  if (!first?.step || first.step.taken || first.before.board.pieces[first.step.from]!.role !== 'rook')
    return undefined
  const { from, to } = first.step
  const { board } = first.after
  const isFaced = attackedFrom(board, to).some(
    square => onOneFile(board, square, to) && isHeavyOn(board, square, opposite(color)),
  )
  const isSound = exchangeGain(board, to, opposite(color)) === 0
  return isOpenFile(board, to) && isFaced && isSound && !onOneFile(board, from, to)
    ? { kind: 'contest', square: to }
    : undefined
}

/** The first move takes a pawn that the move played does not take: with a piece for good, or with a pawn in an exchange. */
const pawnIn = ({ best: [first, answer], played }: WordsContext): Purpose | undefined => {
  const taken = first?.step?.taken
  if (!first?.step || taken?.role !== 'pawn' || played.step?.taken) return undefined
  const isRetaken = answer?.step?.to === first.step.to
  const isPawn = first.before.board.pieces[first.step.from]!.role === 'pawn'
  if (isPawn) return isRetaken ? { kind: 'pawnTrade', square: taken.square } : undefined
  return isRetaken || !answer ? undefined : { kind: 'pawnTaken', square: taken.square }
}

/** The first move wins a piece, by exchanges on its square, that the move played does not take. What follows is not mentioned. */
export const pieceLeft = ({ best: [first, answer], played, start }: WordsContext): Remark | undefined => {
  const taken = first?.step?.taken
  if (!first?.step || !taken || !answer || WORTH[taken.role] < A_PIECE || played.step?.taken) return undefined
  const isFree =
    stepGain(start.board, first.step.from, first.step.to) > 0 && answer.step?.to !== first.step.to
  return isFree
    ? { kind: 'purpose', purpose: { kind: 'pieceTaken', ...taken }, move: named(first) }
    : undefined
}

const checkIn = ({ best: [first], played }: WordsContext): Purpose | undefined =>
  first?.move.check && !played.move.check && !first.step?.taken ? { kind: 'check' } : undefined

/** The first rank beyond the middle, with the home rank as 0: pawns there gain space, and the ranks below are a side's own half. */
const SPACE = 4

interface QuietPawn {
  readonly board: Board
  readonly to: Square
  readonly attacked: readonly Square[]
}

/** A pawn move that takes nothing and does not lose the pawn. */
const quietPawn = (first: Ply | undefined): QuietPawn | undefined => {
  if (!first?.step || first.step.taken || first.step.promotion) return undefined
  const { board } = first.after
  const { to } = first.step
  const isSafe = exchangeGain(board, to, opposite(first.color)) === 0
  return board.pieces[to]!.role === 'pawn' && isSafe
    ? { board, to, attacked: attackedFrom(board, to) }
    : undefined
}

/** A pawn attacks a pawn that it did not attack before, and is not lost itself. */
const leverIn = ({ best: [first], color }: WordsContext): Purpose | undefined => {
  const quiet = quietPawn(first)
  const square = quiet && quiet.attacked.find(at => isPieceOf(quiet.board, at, 'pawn', opposite(color)))
  return square === undefined ? undefined : { kind: 'lever', square }
}

/** The pieces whose lines a pawn can open, in order of preference. */
const FAR_REACHING: readonly Role[] = ['bishop', 'rook', 'queen']

/** A pawn move opens lines for a piece, which gains enough squares and would not gain them by the move played. */
const opensIn = ({ best: [first], start, played, color }: WordsContext): Purpose | undefined => {
  const quiet = quietPawn(first)
  if (!quiet) return undefined
  const isOpened = (square: Square): boolean => {
    const isThere = [quiet.board, played.after.board].every(
      board => board.pieces[square] === start.board.pieces[square],
    )
    const others = [start.board, played.after.board].map(board => reachOf(board, square))
    return isThere && reachOf(quiet.board, square) - Math.max(...others) >= FREER
  }
  const square = FAR_REACHING.flatMap(role => occupiedSquares(start.board, color, role)).find(isOpened)
  return square === undefined ? undefined : { kind: 'opens', role: start.board.pieces[square]!.role, square }
}

const ROAMING: readonly Role[] = ['knight', 'bishop', 'queen']

/** A pawn guards an empty square in its own half to which an enemy piece could have gone, and where it would now be lost. */
const restraintIn = ({ best: [first], start, color }: WordsContext): Purpose | undefined => {
  const quiet = quietPawn(first)
  if (!quiet) return undefined
  const { board, attacked } = quiet
  const isLost = (on: Board, from: Square, to: Square): boolean =>
    exchangeGain(boardAfterStep(on, from, to), to, color) > 0
  for (const square of attacked) {
    if (board.pieces[square] || ranksFromHome(board, square, color) >= SPACE) continue
    const from = attackersOf(board, square, opposite(color)).find(
      at =>
        ROAMING.includes(board.pieces[at]!.role) &&
        isLost(board, at, square) &&
        !isLost(start.board, at, square),
    )
    if (from !== undefined) return { kind: 'restraint', role: board.pieces[from]!.role, square }
  }
  return undefined
}

const wingOf = ({ size }: Board, square: Square): Sector => {
  const offset = fileOf(square, size) - (size.files - 1) / 2
  return Math.abs(offset) < 1 ? 'center' : offset < 0 ? 'queenside' : 'kingside'
}

/** The first move pushes a pawn beyond the middle, where it is safe and stays. */
const spaceIn = ({ best: [first, answer], color }: WordsContext): Purpose | undefined => {
  const quiet = quietPawn(first)
  if (!quiet || answer?.step?.to === quiet.to) return undefined
  const { board, to } = quiet
  return ranksFromHome(board, to, color) === SPACE ? { kind: 'space', wing: wingOf(board, to) } : undefined
}

/** A knight or bishop moves to one of the central squares, where it is safe. */
const centralIn = ({ best: [first, answer], color }: WordsContext): Purpose | undefined => {
  if (!first?.step || first.step.taken) return undefined
  const { board } = first.after
  const { from, to } = first.step
  const { role } = board.pieces[to]!
  const isMinor = role === 'knight' || role === 'bishop'
  const isSafe = exchangeGain(board, to, opposite(color)) === 0 && answer?.step?.to !== to
  return isMinor && isSafe && fromCenter(board, to) < 1 && fromCenter(board, from) >= 1
    ? { kind: 'central', role, square: to }
    : undefined
}

/** A piece gains so many squares that it counts as freer. */
const scopeIn = ({ best: [first, answer], color }: WordsContext): Purpose | undefined => {
  if (!first?.step || first.step.taken || answer?.step?.to === first.step.to) return undefined
  const { from, to } = first.step
  const { role } = first.before.board.pieces[from]!
  const isPiece = role !== 'pawn' && role !== 'king'
  const isSafe = exchangeGain(first.after.board, to, opposite(color)) === 0
  return isPiece && isSafe && reachOf(first.after.board, to) - reachOf(first.before.board, from) >= FREER
    ? { kind: 'scope', role }
    : undefined
}

const PURPOSES: readonly ((place: WordsContext) => Purpose | undefined)[] = [
  guardIn,
  kingCenterIn,
  contestIn,
  centralIn,
  pawnIn,
  leverIn,
  spaceIn,
  opensIn,
  restraintIn,
  checkIn,
  scopeIn,
]

/** A remark on what the better move does. */
export const purposeMissed = (place: WordsContext): Remark | undefined => {
  const [first] = place.best
  const purpose = firstFound(PURPOSES, find => find(place))
  return first && purpose && { kind: 'purpose', purpose, move: named(first) }
}
