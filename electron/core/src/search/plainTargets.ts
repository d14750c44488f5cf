// Where pieces can go by ordinary moves. Larger boards have plainTargets.wide.ts in place of this file.

import { bishopAttacks, knightAttacks, pawnAttacks, rookAttacks } from '../rules/attacks'
import { bit, forward, RANK_1, RANK_3, RANK_6, RANK_8 } from '../rules/bitboard'
import { DOUBLE_STEP } from '../rules/move'
import { BISHOP, KNIGHT, PAWN, QUEEN, ROOK } from '../rules/piece'
import { byColor, occupiedOf } from '../rules/position'

/** The squares to which a pawn may go by a step, a double step or a capture. */
export function pawnTargets(position: usize, color: u32, from: u32, kind: u32): u64 {
  const free = ~occupiedOf(position)
  const single = forward(bit(from), color) & free
  if (kind == DOUBLE_STEP) return forward(single & (color == 0 ? RANK_3 : RANK_6), color) & free
  return single | (pawnAttacks(color, from) & byColor(position, color ^ 1))
}

/** The squares to which a piece other than the king may go, including those of own pieces. */
export function pieceTargets(role: u32, from: u32, occupied: u64): u64 {
  if (role == KNIGHT) return knightAttacks(from)
  if (role == BISHOP) return bishopAttacks(from, occupied)
  if (role == ROOK) return rookAttacks(from, occupied)
  return bishopAttacks(from, occupied) | rookAttacks(from, occupied)
}

/** Whether a move promotes exactly if it must, and to a valid role. */
export function promotesRightly(_position: usize, role: u32, to: u32, promotion: u32): bool {
  const mustPromote = role == PAWN && (bit(to) & (RANK_1 | RANK_8)) != 0
  return mustPromote ? promotion >= KNIGHT && promotion <= QUEEN : promotion == 0
}
