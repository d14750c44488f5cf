// Static exchange evaluation (SEE): the balance of a capture after all captures on the square. Larger boards have see.wide.ts in place of
// this file. https://www.chessprogramming.org/Static_Exchange_Evaluation

import { PINNED } from '../../layout/position'
import { bishopAttacks, kingAttacks, knightAttacks, pawnAttacks, rookAttacks } from '../rules/attacks'
import { bit, lowest } from '../rules/bitboard'
import { EN_PASSANT, moveFrom, moveKind, moveRole, moveTo } from '../rules/move'
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, roleOf, ROOK } from '../rules/piece'
import { byColor, byRole, codeAt, kingOf, occupiedOf, turnOf } from '../rules/position'
import { gainOf, unpinned } from './exchange'
import { exchangeValue } from './exchangeValues'
import { ENEMY_PINNED } from './frame'

function attackersOf(position: usize, square: u32, occupied: u64): u64 {
  const queens = byRole(position, QUEEN)
  const pawns = byRole(position, PAWN)
  return (
    (pawnAttacks(0, square) & pawns & byColor(position, 1)) |
    (pawnAttacks(1, square) & pawns & byColor(position, 0)) |
    (knightAttacks(square) & byRole(position, KNIGHT)) |
    (kingAttacks(square) & byRole(position, KING)) |
    (rookAttacks(square, occupied) & (byRole(position, ROOK) | queens)) |
    (bishopAttacks(square, occupied) & (byRole(position, BISHOP) | queens))
  )
}

/** SEE: whether the exchange that begins with a move of the side to move gains at least `threshold` centipawns. */
export function seeAtLeast(frame: usize, move: u32, threshold: i32): bool {
  const kind = moveKind(move)
  if (kind > EN_PASSANT) return threshold <= 0
  let balance = gainOf(frame, move) - threshold
  if (balance < 0) return false
  const from = moveFrom(move)
  const to = moveTo(move)
  const mover = moveRole(move) == 0 ? roleOf(codeAt(frame, from)) : moveRole(move)
  balance -= exchangeValue(mover)
  if (balance >= 0) return true

  let occupied = (occupiedOf(frame) ^ bit(from)) | bit(to)
  if (kind == EN_PASSANT) occupied ^= bit(to ^ 8)
  const queens = byRole(frame, QUEEN)
  const diagonal = byRole(frame, BISHOP) | queens
  const straight = byRole(frame, ROOK) | queens
  let attackers = attackersOf(frame, to, occupied)
  let color = turnOf(frame) ^ 1
  const first = color
  while (true) {
    attackers &= occupied
    let own = attackers & byColor(frame, color)
    const pinned = color == first ? load<u64>(frame, ENEMY_PINNED) : load<u64>(frame, PINNED)
    if ((own & pinned) != 0) own = unpinned(own, pinned, kingOf(frame, color), to)
    if (own == 0) break
    let role: u32 = PAWN
    while ((own & byRole(frame, role)) == 0) role++
    color ^= 1
    balance = -balance - 1 - exchangeValue(role)
    if (balance >= 0) {
      // A king cannot capture if the other side still attacks the square.
      if (role == KING && (attackers & byColor(frame, color)) != 0) color ^= 1
      break
    }
    occupied ^= bit(lowest(own & byRole(frame, role)))
    if (role == PAWN || role == BISHOP || role == QUEEN) attackers |= bishopAttacks(to, occupied) & diagonal
    if (role == ROOK || role == QUEEN) attackers |= rookAttacks(to, occupied) & straight
  }
  return color == first
}
