// Scores for ordering moves: captures by MVV (most valuable victim) and capture history in place of the attacker of MVV-LVA, quiet moves by
// killers, countermove and history.

import { bishopAttacks, knightAttacks, rookAttacks } from '../rules/attacks'
import { bit, EMPTY, HAS_JANGGI, lowest, pawnCaptures, Squares, withoutLowest } from '../rules/bitboard'
import { moveFrom, moveKind, moveTo } from '../rules/move'
import { BISHOP, KNIGHT, PAWN, QUEEN, roleOf, ROOK } from '../rules/piece'
import { byColor, byRole, codeAt, occupiedOf, turnOf } from '../rules/position'
import { isJanggi } from '../rules/rules'
import { givesDirectCheck } from './givesDirectCheck'
import { gainOf, isNoisy } from './exchange'
import { threatenedAs } from './exchangeValues'
import { COUNTERMOVE, KILLERS, MOVE_LIST, SCORE_LIST } from './frame'
import { captureHistory, quietHistory } from './history'
import { seeAtLeast } from './see'

/** Killers and the countermove come before all other quiet moves, whose history sums stay below 131,072. */
const KILLER_SCORE: i32 = 300_000
const COUNTERMOVE_SCORE: i32 = 200_000

/** The value, in units of history, of leaving a square that lesser pieces attack, and the malus for entering one. */
const THREATENED_MINOR: i32 = 9_000
const THREATENED_ROOK: i32 = 14_000
const THREATENED_QUEEN: i32 = 20_000
const CHECK_BONUS: i32 = 8_000

/** The weight of a centipawn captured: large enough that a capture comes before a lower one whatever their histories. */
export const CAPTURE_WEIGHT: i32 = 32

/** The address of the score of a listed move. */
export function scoreAt(at: usize): usize {
  return at + (SCORE_LIST - MOVE_LIST)
}

export function scoreNoisy(frame: usize, begin: usize, end: usize): void {
  for (let at = begin; at < end; at += 4) {
    const move = load<u32>(at)
    store<i32>(scoreAt(at), gainOf(frame, move) * CAPTURE_WEIGHT + captureHistory(frame, move))
  }
}

function threatScore(
  role: u32,
  from: Squares,
  to: Squares,
  byPawn: Squares,
  byMinor: Squares,
  byRook: Squares,
): i32 {
  if (role == QUEEN) {
    return ((byRook & from) != 0 ? THREATENED_QUEEN : 0) - ((byRook & to) != 0 ? THREATENED_QUEEN : 0)
  }
  if (role == ROOK) {
    return ((byMinor & from) != 0 ? THREATENED_ROOK : 0) - ((byMinor & to) != 0 ? THREATENED_ROOK : 0)
  }
  if (role == KNIGHT || role == BISHOP) {
    return ((byPawn & from) != 0 ? THREATENED_MINOR : 0) - ((byPawn & to) != 0 ? THREATENED_MINOR : 0)
  }
  return 0
}

export function scoreQuiets(frame: usize, begin: usize, end: usize): void {
  const enemy = turnOf(frame) ^ 1
  // The code below does not know how the pieces of Janggi move.
  const enemies = HAS_JANGGI && isJanggi(frame) ? EMPTY : byColor(frame, enemy)
  const occupied = occupiedOf(frame)
  const byPawn = pawnCaptures(byRole(frame, PAWN) & enemies, enemy)
  let byMinor = byPawn
  for (let rest = byRole(frame, KNIGHT) & enemies; rest != 0; rest = withoutLowest(rest))
    byMinor |= knightAttacks(lowest(rest))
  for (let rest = byRole(frame, BISHOP) & enemies; rest != 0; rest = withoutLowest(rest))
    byMinor |= bishopAttacks(lowest(rest), occupied)
  let byRook = byMinor
  for (let rest = byRole(frame, ROOK) & enemies; rest != 0; rest = withoutLowest(rest))
    byRook |= rookAttacks(lowest(rest), occupied)
  const countermove = load<u32>(frame, COUNTERMOVE)
  for (let at = begin; at < end; at += 4) {
    const move = load<u32>(at)
    let score = quietHistory(frame, move)
    if (move == load<u32>(frame, KILLERS)) score += KILLER_SCORE
    else if (move == load<u32>(frame, KILLERS + 4)) score += KILLER_SCORE - 20_000
    else if (move == countermove) score += COUNTERMOVE_SCORE
    const kind = moveKind(move)
    if (kind <= 1) {
      const role = threatenedAs(roleOf(codeAt(frame, moveFrom(move))))
      score += threatScore(role, bit(moveFrom(move)), bit(moveTo(move)), byPawn, byMinor, byRook)
      if (givesDirectCheck(frame, move) && seeAtLeast(frame, move, -75)) score += CHECK_BONUS
    }
    store<i32>(scoreAt(at), score)
  }
}

export function scoreEvasions(frame: usize, begin: usize, end: usize): void {
  for (let at = begin; at < end; at += 4) {
    const move = load<u32>(at)
    const score = isNoisy(frame, move)
      ? KILLER_SCORE + gainOf(frame, move) * CAPTURE_WEIGHT + captureHistory(frame, move)
      : quietHistory(frame, move)
    store<i32>(scoreAt(at), score)
  }
}
