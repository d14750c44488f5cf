import {
  BOARD_MOVE_KINDS,
  type BoardMove,
  type Move,
  type Placement,
  type PlacementMove,
} from '@shared/board/move'
import { ROLES, type Role } from '@shared/board/role'

/*
 * Moves as the core writes them, in 32 bits: from 0-5, to 6-11, kind 12-15, role 16-18 (promotion or
 * placed piece), second role 19-21 and its file 22-24 for a double placement (src/move.ts).
 */

const PLACEMENT = BOARD_MOVE_KINDS.length
const DOUBLE_PLACEMENT = PLACEMENT + 1

/** The order in which the two pieces of a double placement are written. */
const PLACING_ORDER: readonly Role[] = ['queen', 'rook', 'bishop', 'knight', 'king']

const inOrder = (a: Placement, b: Placement): number =>
  PLACING_ORDER.indexOf(a.role) - PLACING_ORDER.indexOf(b.role) || a.to - b.to

const decodePlacement = (code: number): PlacementMove => {
  const to = (code >> 6) & 63
  const first: Placement = { role: ROLES[(code >> 16) & 7]!, to }
  if (((code >> 12) & 15) === PLACEMENT) return { kind: 'placement', placements: [first] }
  const second: Placement = { role: ROLES[(code >> 19) & 7]!, to: (to & 56) | ((code >> 22) & 7) }
  return { kind: 'placement', placements: inOrder(first, second) < 0 ? [first, second] : [second, first] }
}

/** A move of the core that is no placement, in our words. */
export const decodeBoardMove = (code: number): BoardMove => {
  const kind = BOARD_MOVE_KINDS[(code >> 12) & 15]!
  const promotion = (code >> 16) & 7
  return promotion === 0
    ? { kind, from: code & 63, to: (code >> 6) & 63 }
    : { kind, from: code & 63, to: (code >> 6) & 63, promotion: ROLES[promotion]! }
}

/** A move of the core in our words. */
export const decodeMove = (code: number): Move =>
  ((code >> 12) & 15) < PLACEMENT ? decodeBoardMove(code) : decodePlacement(code)

const encodePlacement = ({ placements }: PlacementMove): number => {
  const [first, second] = placements.toSorted((a, b) => a.to - b.to)
  const code = (first!.to << 6) | (ROLES.indexOf(first!.role) << 16)
  if (!second) return code | (PLACEMENT << 12)
  return code | (DOUBLE_PLACEMENT << 12) | (ROLES.indexOf(second.role) << 19) | ((second.to & 7) << 22)
}

/** The core's word for a move. */
export const encodeMove = (move: Move): number => {
  if (move.kind === 'placement') return encodePlacement(move)
  const promotion = move.promotion === undefined ? 0 : ROLES.indexOf(move.promotion)
  return move.from | (move.to << 6) | (BOARD_MOVE_KINDS.indexOf(move.kind) << 12) | (promotion << 16)
}
