// Finds the legal moves that bring a piece of a given role to a given square. For readers and writers of notation.

import { CHECKERS, EP, PINNED } from '../../layout/position'
import { HAS_QUIET_STEPS, QUIET_STEPS } from '../../layout/rules'
import { appendPromotions, reachOf } from './army'
import { between, kingAttacks, line, pawnAttacks } from './attacks'
import {
  bit,
  EMPTY,
  FILES,
  forward,
  HAS_JANGGI,
  isMany,
  lowest,
  SQUARES,
  withoutLowest,
  Squares,
} from './bitboard'
import { appendEnPassant } from './enPassant'
import { appendJanggiMoves } from './janggi'
import { appendMove } from './list'
import { DOUBLE_STEP, moveFrom, moveOf, NORMAL } from './move'
import { quietSteps } from './movegen'
import { KING, PAWN, roleOf } from './piece'
import { byColor, byRole, codeAt, isInSetup, kingOf, occupiedOf, turnOf } from './position'
import { lastRanks, thirdRank } from './ranks'
import { flagsOf, isJanggi, rulesOf } from './rules'
import { isAttacked } from './threats'

/** Whether a piece that goes to `to` answers the check; true if there is no check. */
function answersCheck(position: usize, king: u32, to: u32): bool {
  const checkers = load<Squares>(position, CHECKERS)
  if (checkers == 0) return true
  return !isMany(checkers) && ((between(king, lowest(checkers)) | checkers) & bit(to)) != 0
}

/** The pieces that can go to `to` without leaving the line of a pin. */
function free(position: usize, king: u32, movers: Squares, to: u32): Squares {
  const pinned = load<Squares>(position, PINNED)
  return (movers & pinned) == 0 ? movers : movers & (~pinned | line(king, to))
}

function appendKingTo(position: usize, list: usize, color: u32, to: u32): usize {
  const king = kingOf(position, color)
  if ((kingAttacks(to) & bit(king)) == 0) return list
  if (isAttacked(position, to, color ^ 1, occupiedOf(position) ^ bit(king))) return list
  return appendMove(list, moveOf(king, to, NORMAL))
}

/** The squares from which a role goes to an empty square by a step that only some systems have. */
function quietReach(position: usize, role: u32, to: u32): Squares {
  if ((flagsOf(position) & HAS_QUIET_STEPS) == 0 || (occupiedOf(position) & bit(to)) != 0) return EMPTY
  const kind = load<u8>(rulesOf(position) + (role as usize), QUIET_STEPS) as u32
  return kind == 0 ? EMPTY : quietSteps(kind, to)
}

function appendPiecesTo(position: usize, list: usize, color: u32, role: u32, to: u32): usize {
  const pieces = byRole(position, role) & byColor(position, color)
  const movers = pieces & (reachOf(role, to, occupiedOf(position)) | quietReach(position, role, to))
  for (let rest = free(position, kingOf(position, color), movers, to); rest != 0; rest = withoutLowest(rest))
    list = appendMove(list, moveOf(lowest(rest), to, NORMAL))
  return list
}

function appendPawnTo(position: usize, list: usize, from: u32, to: u32, kind: u32): usize {
  if ((bit(to) & lastRanks(position)) != 0) return appendPromotions(position, list, from, to)
  return appendMove(list, moveOf(from, to, kind))
}

function appendPawnsTo(position: usize, list: usize, color: u32, to: u32): usize {
  const target = bit(to)
  const king = kingOf(position, color)
  const pawns = byRole(position, PAWN) & byColor(position, color)
  if ((byColor(position, color ^ 1) & target) != 0) {
    const takers = free(position, king, pawnAttacks(color ^ 1, to) & pawns, to)
    for (let rest = takers; rest != 0; rest = withoutLowest(rest))
      list = appendPawnTo(position, list, lowest(rest), to, NORMAL)
    return list
  }
  const empty = ~occupiedOf(position)
  const single = forward(pawns, color) & empty
  const double = forward(single & thirdRank(position, color), color) & empty
  if (((single | double) & target) == 0) return list
  const isSingle = (single & target) != 0
  const back: u32 = color == 0 ? SQUARES - FILES : FILES
  const from = (to + (isSingle ? back : back << 1)) & (SQUARES - 1)
  if (free(position, king, bit(from), to) == 0) return list
  return appendPawnTo(position, list, from, to, isSingle ? NORMAL : DOUBLE_STEP)
}

/** The same for Janggi: generates all moves to the square and keeps those of the role. */
function appendJanggiTo(position: usize, list: usize, color: u32, role: u32, to: u32): usize {
  if ((byColor(position, color) & bit(to)) != 0) return list
  const end = appendJanggiMoves(position, list, color, bit(to))
  let kept = list
  for (let at = list; at < end; at += 4) {
    const move = load<u32>(at)
    if (roleOf(codeAt(position, moveFrom(move))) == role) kept = appendMove(kept, move)
  }
  return kept
}

/**
 * Writes the legal steps and captures of a role to a square, each promotion as a move of its own; castling, leaps and swaps are not among
 * them. Returns the address after the last.
 */
export function appendMovesTo(position: usize, list: usize, role: u32, to: u32): usize {
  const color = turnOf(position)
  if (HAS_JANGGI && isJanggi(position)) return appendJanggiTo(position, list, color, role, to)
  if ((byColor(position, color) & bit(to)) != 0 || isInSetup(position)) return list
  if (role == KING) return appendKingTo(position, list, color, to)
  if (role == PAWN && (load<u8>(position, EP) as u32) == to) list = appendEnPassant(position, list, color)
  if (!answersCheck(position, kingOf(position, color), to)) return list
  if (role == PAWN) return appendPawnsTo(position, list, color, to)
  return appendPiecesTo(position, list, color, role, to)
}
