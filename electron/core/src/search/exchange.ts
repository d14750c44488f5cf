// Captures and promotions, their gains, and the pins on which exchanges depend.

import { bit, EMPTY, lowest, Squares, withoutLowest } from '../rules/bitboard'
import { line } from '../rules/attacks'
import { EN_PASSANT, moveKind, moveRole, moveTo, PLACEMENT } from '../rules/move'
import { PAWN, roleOf } from '../rules/piece'
import { codeAt, isInSetup, turnOf } from '../rules/position'
import { pinnedOf } from '../rules/threats'
import { exchangeValue } from './exchangeValues'
import { ENEMY_PINNED } from './frame'

/** The value that MVV gives to a move: what it captures and gains by promotion, before the reply. */
export function gainOf(position: usize, move: u32): i32 {
  const kind = moveKind(move)
  if (kind == EN_PASSANT) return 100
  if (kind > EN_PASSANT) return 0
  const captured = codeAt(position, moveTo(move))
  const gain = captured == 0 ? 0 : exchangeValue(roleOf(captured))
  return moveRole(move) == 0 ? gain : gain + exchangeValue(moveRole(move)) - 100
}

/** The attackers of a square that are not pinned or that stay on the line of their king. */
export function unpinned(attackers: Squares, pinned: Squares, king: u32, to: u32): Squares {
  let free = attackers
  for (let rest = attackers & pinned; rest != 0; rest = withoutLowest(rest)) {
    const square = lowest(rest)
    if ((line(king, square) & bit(to)) == 0) free ^= bit(square)
  }
  return free
}

/** Finds the enemy's pinned pieces, on which every exchange at this node depends. */
export function preparePins(frame: usize): void {
  store<Squares>(frame, isInSetup(frame) ? EMPTY : pinnedOf(frame, turnOf(frame) ^ 1), ENEMY_PINNED)
}

/** Whether a move is a capture or a promotion; all others count as quiet. */
export function isNoisy(position: usize, move: u32): bool {
  const kind = moveKind(move)
  if (kind >= PLACEMENT) return false
  if (moveRole(move) != 0) return true
  return kind <= EN_PASSANT && (kind == EN_PASSANT || codeAt(position, moveTo(move)) != 0)
}

/** The value of the piece that a move captures, 0 if none; for futility pruning. */
export function capturedValue(position: usize, move: u32): i32 {
  if (moveKind(move) == EN_PASSANT) return exchangeValue(PAWN)
  const code = codeAt(position, moveTo(move))
  return code == 0 ? 0 : exchangeValue(roleOf(code))
}
