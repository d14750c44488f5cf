import type { BoardMove, BoardMoveKind, Move, Placement, PlacementMove } from '@shared/board/move'
import type { Role } from '@shared/board/role'
import {
  ADJUSTMENT_MOVE,
  CASTLING_A,
  CASTLING_H,
  DOUBLE_PLACEMENT,
  DOUBLE_STEP,
  EIGHT_MASK,
  EN_PASSANT,
  KIND_MASK,
  KIND_SHIFT,
  LEAP_MOVE,
  NORMAL,
  PLACEMENT,
  RELOCATION_MOVE,
  ROLE_SHIFT,
  SECOND_FILE_SHIFT,
  SECOND_ROLE_SHIFT,
  SQUARE_MASK,
  TO_SHIFT,
  TRANSPOSITION_MOVE,
} from './layout/move'
import { namesByNumber } from './namesByNumber'
import { CORE_ROLES, roleNumber } from './pieceCode'

const KIND_NUMBERS: Readonly<Record<BoardMoveKind, number>> = {
  normal: NORMAL,
  doubleStep: DOUBLE_STEP,
  enPassant: EN_PASSANT,
  castlingA: CASTLING_A,
  castlingH: CASTLING_H,
  adjustment: ADJUSTMENT_MOVE,
  transposition: TRANSPOSITION_MOVE,
  relocation: RELOCATION_MOVE,
  leap: LEAP_MOVE,
}

const KINDS = namesByNumber(KIND_NUMBERS)

const kindIn = (code: number): number => (code >> KIND_SHIFT) & KIND_MASK

const toIn = (code: number): number => (code >> TO_SHIFT) & SQUARE_MASK

/** The number of the promotion or of the piece placed; 0 for none. */
const roleIn = (code: number): number => (code >> ROLE_SHIFT) & EIGHT_MASK

/** The order in which the two pieces of a double placement are written. */
const PLACING_ORDER: readonly Role[] = ['queen', 'rook', 'bishop', 'knight', 'king']

const inOrder = (a: Placement, b: Placement): number =>
  PLACING_ORDER.indexOf(a.role) - PLACING_ORDER.indexOf(b.role) || a.to - b.to

const secondIn = (code: number): Placement => ({
  role: CORE_ROLES[(code >> SECOND_ROLE_SHIFT) & EIGHT_MASK]!,
  to: (toIn(code) & ~EIGHT_MASK) | ((code >> SECOND_FILE_SHIFT) & EIGHT_MASK),
})

const decodePlacement = (code: number): PlacementMove => {
  const first: Placement = { role: CORE_ROLES[roleIn(code)]!, to: toIn(code) }
  if (kindIn(code) === PLACEMENT) return { kind: 'placement', placements: [first] }
  const second = secondIn(code)
  return { kind: 'placement', placements: inOrder(first, second) < 0 ? [first, second] : [second, first] }
}

/** A move of the core that is no placement, in our words. */
export const decodeBoardMove = (code: number): BoardMove => {
  const kind = KINDS[kindIn(code)]!
  const promotion = roleIn(code)
  return promotion === 0
    ? { kind, from: code & SQUARE_MASK, to: toIn(code) }
    : { kind, from: code & SQUARE_MASK, to: toIn(code), promotion: CORE_ROLES[promotion]! }
}

/** A move of the core in our words. */
export const decodeMove = (code: number): Move =>
  kindIn(code) < PLACEMENT ? decodeBoardMove(code) : decodePlacement(code)

const encodePlacement = ({ placements }: PlacementMove): number => {
  const [first, second] = placements.toSorted((a, b) => a.to - b.to)
  const code = (first!.to << TO_SHIFT) | (roleNumber(first!.role) << ROLE_SHIFT)
  if (!second) return code | (PLACEMENT << KIND_SHIFT)
  const file = second.to & EIGHT_MASK
  return (
    code |
    (DOUBLE_PLACEMENT << KIND_SHIFT) |
    (roleNumber(second.role) << SECOND_ROLE_SHIFT) |
    (file << SECOND_FILE_SHIFT)
  )
}

/** The core's word for a move. */
export const encodeMove = (move: Move): number => {
  if (move.kind === 'placement') return encodePlacement(move)
  const promotion = move.promotion === undefined ? 0 : roleNumber(move.promotion)
  return (
    move.from | (move.to << TO_SHIFT) | (KIND_NUMBERS[move.kind] << KIND_SHIFT) | (promotion << ROLE_SHIFT)
  )
}
