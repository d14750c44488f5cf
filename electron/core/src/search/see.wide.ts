// Static exchange evaluation (SEE) on boards beyond eight by eight: the balance of a capture after all captures on the square. Attackers of
// the square are computed again after each capture, because the pieces of Janggi uncover and block one another in too many ways.
// https://www.chessprogramming.org/Static_Exchange_Evaluation

import { PINNED } from '../../layout/position'
import { diagonalSliders, knightLeapers, straightSliders } from '../rules/army'
import { bishopAttacks, kingAttacks, knightAttacks, pawnAttacks, rookAttacks } from '../rules/attacks'
import { behindSkipped, bit, lowest, Squares, withoutLowest } from '../rules/bitboard'
import { janggiAttackers } from '../rules/janggi'
import { EN_PASSANT, moveFrom, moveKind, moveRole, moveTo } from '../rules/move'
import { KING, PAWN, roleOf } from '../rules/piece'
import { byColor, byRole, codeAt, kingOf, occupiedOf, turnOf } from '../rules/position'
import { isJanggi } from '../rules/rules'
import { gainOf, unpinned } from './exchange'
import { exchangeValue } from './exchangeValues'
import { ENEMY_PINNED } from './frame'

function attackersOf(position: usize, square: u32, color: u32, occupied: Squares): Squares {
  if (isJanggi(position)) return janggiAttackers(position, square, color, occupied)
  const own = byColor(position, color) & occupied
  return (
    own &
    ((pawnAttacks(color ^ 1, square) & byRole(position, PAWN)) |
      (knightAttacks(square) & knightLeapers(position)) |
      (kingAttacks(square) & byRole(position, KING)) |
      (rookAttacks(square, occupied) & straightSliders(position)) |
      (bishopAttacks(square, occupied) & diagonalSliders(position)))
  )
}

/** The square of the cheapest of the given pieces; kings count as the most valuable. */
function cheapest(position: usize, pieces: Squares): u32 {
  let found = lowest(pieces)
  let least = i32.MAX_VALUE
  for (let rest = pieces; rest != 0; rest = withoutLowest(rest)) {
    const square = lowest(rest)
    const role = roleOf(codeAt(position, square))
    if (role == PAWN) return square
    const value = role == KING ? i32.MAX_VALUE - 1 : exchangeValue(role)
    if (value >= least) continue
    least = value
    found = square
  }
  return found
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

  let occupied = (occupiedOf(frame) & ~bit(from)) | bit(to)
  if (kind == EN_PASSANT) occupied = occupied & ~bit(behindSkipped(to))
  let color = turnOf(frame) ^ 1
  const first = color
  while (true) {
    // The piece that has captured now stands on the square, in place of the captured one.
    let own = attackersOf(frame, to, color, occupied) & ~bit(to)
    const pinned = color == first ? load<Squares>(frame, ENEMY_PINNED) : load<Squares>(frame, PINNED)
    if ((own & pinned) != 0) own = unpinned(own, pinned, kingOf(frame, color), to)
    if (own == 0) break
    const square = cheapest(frame, own)
    const role = roleOf(codeAt(frame, square))
    color ^= 1
    balance = -balance - 1 - exchangeValue(role)
    if (balance >= 0) {
      // A king cannot capture if the other side still attacks the square.
      if (role == KING && (attackersOf(frame, to, color, occupied) & ~bit(to)) != 0) color ^= 1
      break
    }
    occupied = occupied & ~bit(square)
  }
  return color == first
}
