// Tells the moves that every Chess960 engine knows from those that are special to a system.

import { NO_SPECIAL_MOVES, SEARCH_FLAGS } from '../../layout/controlBlock'
import { bishopAttacks, knightAttacks, rookAttacks } from '../rules/attacks'
import { bit } from '../rules/bitboard'
import { kingTarget, rookTarget } from '../rules/castling'
import {
  CASTLING_A,
  CASTLING_H,
  moveFrom,
  moveKind,
  moveTo,
  NORMAL,
  PLACEMENT,
  RELOCATION_MOVE,
} from '../rules/move'
import { BISHOP, KNIGHT, roleOf, ROOK } from '../rules/piece'
import { codeAt, occupiedOf, turnOf } from '../rules/position'
import { control } from './state'

/** The files of king and rook after castling, a-side first. */
const KING_FILES: StaticArray<u32> = [2, 6]
const ROOK_FILES: StaticArray<u32> = [3, 5]

/** Whether the king castles to c or g, with a rook that was on that side of it. */
function isOrdinaryCastling(position: usize, king: u32, rook: u32, side: u32): bool {
  const isOutside = side == 0 ? rook < king : rook > king
  const color = turnOf(position)
  return (
    isOutside &&
    (kingTarget(position, color, side) & 7) == KING_FILES[side] &&
    (rookTarget(position, color, side) & 7) == ROOK_FILES[side]
  )
}

/** Whether the piece moves as it does in chess. */
function isOrdinaryStep(position: usize, from: u32, to: u32): bool {
  const role = roleOf(codeAt(position, from))
  const occupied = occupiedOf(position)
  if (role == KNIGHT) return (knightAttacks(from) & bit(to)) != 0
  if (role == BISHOP) return (bishopAttacks(from, occupied) & bit(to)) != 0
  return role != ROOK || (rookAttacks(from, occupied) & bit(to)) != 0
}

/** Whether a move is ordinary. Placements and relocations count as ordinary, because they come before the game. */
function isOrdinary(position: usize, move: u32): bool {
  const kind = moveKind(move)
  if (kind == NORMAL) return isOrdinaryStep(position, moveFrom(move), moveTo(move))
  if (kind == CASTLING_A || kind == CASTLING_H)
    return isOrdinaryCastling(position, moveFrom(move), moveTo(move), kind - CASTLING_A)
  return kind < CASTLING_A || kind == RELOCATION_MOVE || kind >= PLACEMENT
}

/** Whether this search must ignore the move. */
export function isUnknown(position: usize, move: u32): bool {
  return (load<u32>(control, SEARCH_FLAGS) & NO_SPECIAL_MOVES) != 0 && !isOrdinary(position, move)
}
