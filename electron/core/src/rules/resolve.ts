// The other way round: which legal moves bring a piece of one role to one square? For readers and writers of notation.

import { CHECKERS, EP, PINNED } from '../../layout/position'
import { HAS_QUIET_STEPS, QUIET_STEPS } from '../../layout/rules'
import { between, bishopAttacks, kingAttacks, knightAttacks, line, pawnAttacks, rookAttacks } from './attacks'
import { bit, forward, isMany, lowest, RANK_1, RANK_3, RANK_6, RANK_8, withoutLowest } from './bitboard'
import { appendEnPassant } from './enPassant'
import { appendMove } from './list'
import { DOUBLE_STEP, moveOf, NORMAL } from './move'
import { appendPromotions, quietSteps } from './movegen'
import { BISHOP, KING, KNIGHT, PAWN, ROOK } from './piece'
import { byColor, byRole, isInSetup, kingOf, occupiedOf, turnOf } from './position'
import { flagsOf, rulesOf } from './rules'
import { isAttacked } from './threats'

/** A piece that goes to `to` answers the check, if there is one. */
function answersCheck(position: usize, king: u32, to: u32): bool {
  const checkers = load<u64>(position, CHECKERS)
  if (checkers == 0) return true
  return !isMany(checkers) && ((between(king, lowest(checkers)) | checkers) & bit(to)) != 0
}

/** Of the pieces that reach `to`, those that do not leave their king to a slider. */
function free(position: usize, king: u32, movers: u64, to: u32): u64 {
  const pinned = load<u64>(position, PINNED)
  return (movers & pinned) == 0 ? movers : movers & (~pinned | line(king, to))
}

function appendKingTo(position: usize, list: usize, color: u32, to: u32): usize {
  const king = kingOf(position, color)
  if ((kingAttacks(to) & bit(king)) == 0) return list
  if (isAttacked(position, to, color ^ 1, occupiedOf(position) ^ bit(king))) return list
  return appendMove(list, moveOf(king, to, NORMAL))
}

/** Squares from which a role reaches a square. */
function reach(role: u32, to: u32, occupied: u64): u64 {
  if (role == KNIGHT) return knightAttacks(to)
  if (role == BISHOP) return bishopAttacks(to, occupied)
  if (role == ROOK) return rookAttacks(to, occupied)
  return rookAttacks(to, occupied) | bishopAttacks(to, occupied)
}

/** Squares from which a role goes to an empty square by a step that some systems give it. */
function quietReach(position: usize, role: u32, to: u32): u64 {
  if ((flagsOf(position) & HAS_QUIET_STEPS) == 0 || (occupiedOf(position) & bit(to)) != 0) return 0
  const kind = load<u8>(rulesOf(position) + (role as usize), QUIET_STEPS) as u32
  return kind == 0 ? 0 : quietSteps(kind, to)
}

function appendPiecesTo(position: usize, list: usize, color: u32, role: u32, to: u32): usize {
  const pieces = byRole(position, role) & byColor(position, color)
  const movers = pieces & (reach(role, to, occupiedOf(position)) | quietReach(position, role, to))
  for (let rest = free(position, kingOf(position, color), movers, to); rest != 0; rest = withoutLowest(rest))
    list = appendMove(list, moveOf(lowest(rest), to, NORMAL))
  return list
}

function appendPawnTo(list: usize, from: u32, to: u32, kind: u32): usize {
  if ((bit(to) & (RANK_1 | RANK_8)) != 0) return appendPromotions(list, from, to)
  return appendMove(list, moveOf(from, to, kind))
}

function appendPawnsTo(position: usize, list: usize, color: u32, to: u32): usize {
  const target = bit(to)
  const king = kingOf(position, color)
  const pawns = byRole(position, PAWN) & byColor(position, color)
  if ((byColor(position, color ^ 1) & target) != 0) {
    const takers = free(position, king, pawnAttacks(color ^ 1, to) & pawns, to)
    for (let rest = takers; rest != 0; rest = withoutLowest(rest))
      list = appendPawnTo(list, lowest(rest), to, NORMAL)
    return list
  }
  const empty = ~occupiedOf(position)
  const single = forward(pawns, color) & empty
  const double = forward(single & (color == 0 ? RANK_3 : RANK_6), color) & empty
  if (((single | double) & target) == 0) return list
  const isSingle = (single & target) != 0
  const back: u32 = color == 0 ? 56 : 8
  const from = (to + (isSingle ? back : back << 1)) & 63
  if (free(position, king, bit(from), to) == 0) return list
  return appendPawnTo(list, from, to, isSingle ? NORMAL : DOUBLE_STEP)
}

/**
 * Writes the legal steps and captures of a role to a square, every promotion by itself; castling, leaps
 * and swaps are not among them. Answers with the place behind the last.
 */
export function appendMovesTo(position: usize, list: usize, role: u32, to: u32): usize {
  const color = turnOf(position)
  if ((byColor(position, color) & bit(to)) != 0 || isInSetup(position)) return list
  if (role == KING) return appendKingTo(position, list, color, to)
  if (role == PAWN && (load<u8>(position, EP) as u32) == to) list = appendEnPassant(position, list, color)
  if (!answersCheck(position, kingOf(position, color), to)) return list
  if (role == PAWN) return appendPawnsTo(position, list, color, to)
  return appendPiecesTo(position, list, color, role, to)
}
