// Static exchange evaluation (SEE): what a capture comes to once everybody has taken on the square.
// https://www.chessprogramming.org/Static_Exchange_Evaluation

import { PINNED } from '../../layout/position'
import { bishopAttacks, kingAttacks, knightAttacks, line, pawnAttacks, rookAttacks } from '../rules/attacks'
import { bit, lowest } from '../rules/bitboard'
import { EN_PASSANT, moveFrom, moveKind, moveRole, moveTo, PLACEMENT } from '../rules/move'
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, roleOf, ROOK } from '../rules/piece'
import { byColor, byRole, codeAt, isInSetup, kingOf, occupiedOf, turnOf } from '../rules/position'
import { pinnedOf } from '../rules/threats'
import { ENEMY_PINNED } from './frame'

/** Rough worth of the roles in an exchange, in centipawns: pawn 100, knight 320, bishop 330, rook 500, queen 950. */
export function exchangeValue(role: u32): i32 {
  if (role == PAWN) return 100
  if (role == KNIGHT) return 320
  if (role == BISHOP) return 330
  if (role == ROOK) return 500
  return role == QUEEN ? 950 : 0
}

/** The victim of MVV: what a move captures and gains by promotion before anybody answers. */
export function gainOf(position: usize, move: u32): i32 {
  const kind = moveKind(move)
  if (kind == EN_PASSANT) return 100
  if (kind > EN_PASSANT) return 0
  const captured = codeAt(position, moveTo(move))
  const gain = captured == 0 ? 0 : exchangeValue(roleOf(captured))
  return moveRole(move) == 0 ? gain : gain + exchangeValue(moveRole(move)) - 100
}

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

/** Those attackers of a square that are not pinned, or that stay on the line of their king. */
function unpinned(attackers: u64, pinned: u64, king: u32, to: u32): u64 {
  let free = attackers
  for (let rest = attackers & pinned; rest != 0; rest &= rest - 1) {
    const square = lowest(rest)
    if ((line(king, square) & bit(to)) == 0) free ^= bit(square)
  }
  return free
}

/** Finds the enemy's pinned pieces, on which every exchange at this node depends. */
export function preparePins(frame: usize): void {
  store<u64>(frame, isInSetup(frame) ? 0 : pinnedOf(frame, turnOf(frame) ^ 1), ENEMY_PINNED)
}

/** SEE: the exchange that a move of the side to move begins gains at least `threshold` centipawns. */
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
      // A king cannot take where the other side still looks.
      if (role == KING && (attackers & byColor(frame, color)) != 0) color ^= 1
      break
    }
    occupied ^= bit(lowest(own & byRole(frame, role)))
    if (role == PAWN || role == BISHOP || role == QUEEN) attackers |= bishopAttacks(to, occupied) & diagonal
    if (role == ROOK || role == QUEEN) attackers |= rookAttacks(to, occupied) & straight
  }
  return color == first
}

/** Captures and promotions; what else is tried counts as quiet. */
export function isNoisy(position: usize, move: u32): bool {
  const kind = moveKind(move)
  if (kind >= PLACEMENT) return false
  if (moveRole(move) != 0) return true
  return kind <= EN_PASSANT && (kind == EN_PASSANT || codeAt(position, moveTo(move)) != 0)
}

/** What a capture takes, for futility pruning; kings stand for nothing. */
export function capturedValue(position: usize, move: u32): i32 {
  if (moveKind(move) == EN_PASSANT) return exchangeValue(PAWN)
  const code = codeAt(position, moveTo(move))
  return code == 0 ? 0 : exchangeValue(roleOf(code))
}
