import { CASTLING_SIDES, type CastlingSide, type Setup } from '@shared/board/setup'
import { fileOf, rankOf, squareAt, type Square } from '@shared/board/square'
import type { MoveRefusal } from '@shared/ipc/contract'
import { isNoCastling } from '@shared/setup/rights/castlingHome'
import { homeRank } from '@shared/setup/ranks/homeRank'
import type { VariantRules } from '@shared/variants/variant'
import type { Position } from '../../core/position'

/** The files from one to another, both with. */
const span = (one: number, other: number): readonly number[] =>
  Array.from({ length: Math.abs(one - other) + 1 }, (_, i) => Math.min(one, other) + i)

const kingOf = ({ board, turn }: Setup): Square =>
  board.pieces.findIndex(piece => piece?.role === 'king' && piece.color === turn)

/** A third piece is in the way of the two that castle. */
const isBlocked = (
  { board }: Setup,
  rules: VariantRules,
  side: CastlingSide,
  king: Square,
  rook: Square,
): boolean => {
  const target = rules.castling!.targets[side]
  const rank = rankOf(king, board.size)
  return [
    ...span(fileOf(king, board.size), target.king),
    ...span(fileOf(rook, board.size), target.rook),
  ].some(file => {
    const square = squareAt(file, rank, board.size)
    return square !== king && square !== rook && board.pieces[square] !== undefined
  })
}

/** A castling whose name the system does not know. */
export const unknownCastling = ({ castling }: VariantRules, san: string): MoveRefusal => {
  if (!castling) return { kind: 'castling', because: 'nobody' }
  return { kind: 'castling', because: san === 'O-O-O' ? 'notLong' : 'unknown' }
}

/** Why the side to move cannot castle toward a side; asked where it cannot. */
export const refusedCastling = (position: Position, side: CastlingSide): MoveRefusal => {
  const setup = position.setup()
  const rook = setup.castling[setup.turn][side]
  if (!position.variant.castling) return { kind: 'castling', because: 'nobody' }
  if (rook === undefined)
    return {
      kind: 'castling',
      because: isNoCastling(position.variant, setup.board, setup.turn, side) ? 'nothing' : 'noRight',
    }
  if (position.inCheck()) return { kind: 'castling', because: 'check' }
  const blocked = isBlocked(setup, position.variant, side, kingOf(setup), rook)
  return { kind: 'castling', because: blocked ? 'blocked' : 'attacked' }
}

/** The side toward which a king so moved would castle: two files or more to its target, or onto its rook. */
export const castlingMeant = (
  { board, castling, turn }: Setup,
  rules: VariantRules,
  from: Square,
  to: Square,
) => {
  const isHome =
    board.pieces[from]?.role === 'king' &&
    [from, to].every(square => rankOf(square, board.size) === homeRank(rules, turn))
  if (!isHome || !rules.castling) return undefined
  const files = Math.abs(fileOf(to, board.size) - fileOf(from, board.size))
  const { targets } = rules.castling
  return CASTLING_SIDES.find(
    side =>
      castling[turn][side] === to ||
      (files > 1 && rules.leap.length === 0 && targets[side].king === fileOf(to, board.size)),
  )
}
