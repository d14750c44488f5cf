import { opposite, type Color } from '../../board/color'
import type { Role } from '../../board/role'
import type { Board, Setup } from '../../board/setup'
import { rankOf, type Square } from '../../board/square'
import { attackersOf, isInCheck, occupiedSquares, boardAfterStep } from './attacks'

/** The worth of pieces when material is counted, in pawns. */
export const WORTH: Readonly<Record<Role, number>> = {
  pawn: 1,
  knight: 3,
  bishop: 3,
  rook: 5,
  queen: 9,
  king: 0,
  archbishop: 7,
  chancellor: 8,
  primeMinister: 7,
  elephant: 3,
  guard: 3,
  cannon: 4,
}

/** The rank of a king among capturing pieces: it captures last of all. */
const TAKES_LAST = 100

const rankOfTaking = (role: Role): number => (role === 'king' ? TAKES_LAST : WORTH[role])

const isLastRank = ({ size }: Board, square: Square, color: Color): boolean =>
  rankOf(square, size) === (color === 'white' ? size.ranks - 1 : 0)

/** The board after a capture, and the worth of what was taken. */
const taken = (board: Board, from: Square, to: Square): { readonly board: Board; readonly worth: number } => {
  const { role, color } = board.pieces[from]!
  const victim = board.pieces[to]
  const worth = victim ? WORTH[victim.role] : 0
  return role === 'pawn' && isLastRank(board, to, color)
    ? { board: boardAfterStep(board, from, to, 'queen'), worth: worth + WORTH.queen - WORTH.pawn }
    : { board: boardAfterStep(board, from, to), worth }
}

/** The least valuable piece that may capture there, without leaving or putting its own king in check. */
const cheapestTaker = (board: Board, to: Square, color: Color): Square | undefined =>
  attackersOf(board, to, color)
    .toSorted((a, b) => rankOfTaking(board.pieces[a]!.role) - rankOfTaking(board.pieces[b]!.role))
    .find(from => !isInCheck(boardAfterStep(board, from, to), color))

/**
 * Static exchange evaluation: the gain of moving from one square to another, in pawns, if both sides then capture there as long
 * as it pays. Negative if it loses.
 */
export const stepGain = (board: Board, from: Square, to: Square): number => {
  const { color } = board.pieces[from]!
  const { board: after, worth } = taken(board, from, to)
  return worth - exchangeGain(after, to, opposite(color))
}

/** What a side gains if it starts capturing on a square, in pawns; 0 if no capture there pays. */
export const exchangeGain = (board: Board, to: Square, color: Color): number => {
  const from = cheapestTaker(board, to, color)
  return from === undefined ? 0 : Math.max(0, stepGain(board, from, to))
}

const queensNext = ({ board, turn }: Setup): boolean =>
  occupiedSquares(board, turn, 'pawn').some(from => {
    const to = from + (turn === 'white' ? board.size.files : -board.size.files)
    return isLastRank(board, to, turn) && !board.pieces[to]
  })

/**
 * What the side to move could still take, in pawns. Infinite if it is in check or if one of its pawns can queen: then material
 * cannot be counted yet.
 */
export const unrest = (setup: Setup): number => {
  const { board, turn } = setup
  if (isInCheck(board, turn) || queensNext(setup)) return Infinity
  const victims = occupiedSquares(board, opposite(turn)).filter(
    square => board.pieces[square]!.role !== 'king',
  )
  return Math.max(0, ...victims.map(square => exchangeGain(board, square, turn)))
}
