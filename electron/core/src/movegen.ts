// Legal moves, generated without trying them: pins and checks become masks.
// https://www.chessprogramming.org/Move_Generation

import {
  between,
  bishopAttacks,
  diagonalSteps,
  kingAttacks,
  knightAttacks,
  line,
  orthogonalSteps,
  rookAttacks,
} from './attacks'
import {
  bit,
  FILE_A,
  FILE_H,
  forward,
  isMany,
  lowest,
  RANK_1,
  RANK_3,
  RANK_6,
  RANK_8,
  withoutLowest,
} from './bitboard'
import { appendCastlings } from './castling'
import { appendEnPassant } from './enPassant'
import { CASTLING_SQUARES, CHECKERS, QUIET_STEPS } from './layout'
import { append, appendTargets } from './list'
import { BISHOP, DOUBLE_STEP, KNIGHT, moveOf, NORMAL, PAWN, QUEEN, ROOK } from './move'
import { appendPlacements } from './placement'
import { byColor, byRole, isAttacked, isPlacing, kingOf, occupiedOf, turnOf } from './position'
import { appendRelocations, relocationOf } from './relocation'
import { flagsOf, HAS_QUIET_STEPS, rulesOf, SPECIAL } from './rules'
import { appendAdjustments, appendLeaps, appendTranspositions } from './special'

/** Own pieces that shield the king from a slider. */
function pinnedPieces(position: usize, color: u32, king: u32, occupied: u64): u64 {
  const enemies = byColor(position, color ^ 1)
  const queens = byRole(position, QUEEN)
  let snipers =
    enemies &
    ((rookAttacks(king, enemies) & (byRole(position, ROOK) | queens)) |
      (bishopAttacks(king, enemies) & (byRole(position, BISHOP) | queens)))
  let pinned: u64 = 0
  for (; snipers != 0; snipers = withoutLowest(snipers)) {
    const shields = between(king, lowest(snipers)) & occupied
    if (!isMany(shields)) pinned |= shields
  }
  return pinned & byColor(position, color)
}

function appendPromotions(list: usize, from: u32, to: u32): usize {
  const move = moveOf(from, to, NORMAL)
  list = append(list, move | (QUEEN << 16))
  list = append(list, move | (ROOK << 16))
  list = append(list, move | (BISHOP << 16))
  return append(list, move | (KNIGHT << 16))
}

/** Pawn moves to a set of squares, `back` squares (modulo 64) from where each pawn stands. */
function appendPawns(list: usize, targets: u64, back: u32, king: u32, pinned: u64, kind: u32): usize {
  for (let rest = targets; rest != 0; rest = withoutLowest(rest)) {
    const to = lowest(rest)
    const from = (to + back) & 63
    if ((pinned & bit(from)) != 0 && (line(king, from) & bit(to)) == 0) continue
    if ((bit(to) & (RANK_1 | RANK_8)) != 0) list = appendPromotions(list, from, to)
    else list = append(list, moveOf(from, to, kind))
  }
  return list
}

function appendPawnMoves(
  position: usize,
  list: usize,
  color: u32,
  king: u32,
  pinned: u64,
  evasions: u64,
): usize {
  const pawns = byRole(position, PAWN) & byColor(position, color)
  const occupied = occupiedOf(position)
  const enemies = byColor(position, color ^ 1) & evasions
  const single = forward(pawns, color) & ~occupied
  const double = forward(single & (color == 0 ? RANK_3 : RANK_6), color) & ~occupied
  const west = forward(pawns & ~FILE_A, color) >> 1
  const east = forward(pawns & ~FILE_H, color) << 1
  const up: u32 = color == 0 ? 56 : 8
  const two: u32 = color == 0 ? 48 : 16
  list = appendPawns(list, single & evasions, up, king, pinned, NORMAL)
  list = appendPawns(list, double & evasions, two, king, pinned, DOUBLE_STEP)
  list = appendPawns(list, west & enemies, up + 1, king, pinned, NORMAL)
  list = appendPawns(list, east & enemies, up + 63, king, pinned, NORMAL)
  return appendEnPassant(position, list, color)
}

function attacksOf(role: u32, square: u32, occupied: u64): u64 {
  if (role == KNIGHT) return knightAttacks(square)
  if (role == BISHOP) return bishopAttacks(square, occupied)
  if (role == ROOK) return rookAttacks(square, occupied)
  return rookAttacks(square, occupied) | bishopAttacks(square, occupied)
}

function appendPieces(
  position: usize,
  list: usize,
  color: u32,
  role: u32,
  king: u32,
  pinned: u64,
  targets: u64,
): usize {
  const occupied = occupiedOf(position)
  for (
    let pieces = byRole(position, role) & byColor(position, color);
    pieces != 0;
    pieces = withoutLowest(pieces)
  ) {
    const from = lowest(pieces)
    let reached = attacksOf(role, from, occupied) & targets
    if ((pinned & bit(from)) != 0) reached &= line(king, from)
    list = appendTargets(list, from, reached)
  }
  return list
}

function quietSteps(kind: u32, square: u32): u64 {
  if (kind == 1) return diagonalSteps(square)
  return kind == 2 ? orthogonalSteps(square) : kingAttacks(square)
}

/** The steps without capture that some systems give to orthodox pieces. */
function appendQuietSteps(
  position: usize,
  list: usize,
  color: u32,
  king: u32,
  pinned: u64,
  evasions: u64,
): usize {
  const occupied = occupiedOf(position)
  for (let role: u32 = KNIGHT; role <= QUEEN; role++) {
    const kind = load<u8>(rulesOf(position) + (role as usize), QUIET_STEPS) as u32
    if (kind == 0) continue
    for (
      let pieces = byRole(position, role) & byColor(position, color);
      pieces != 0;
      pieces = withoutLowest(pieces)
    ) {
      const from = lowest(pieces)
      let reached = quietSteps(kind, from) & ~occupied & evasions
      if ((pinned & bit(from)) != 0) reached &= line(king, from)
      list = appendTargets(list, from, reached)
    }
  }
  return list
}

function appendKingMoves(position: usize, list: usize, color: u32, king: u32): usize {
  const without = occupiedOf(position) ^ bit(king)
  let safe: u64 = 0
  for (let rest = kingAttacks(king) & ~byColor(position, color); rest != 0; rest = withoutLowest(rest)) {
    const to = lowest(rest)
    if (!isAttacked(position, to, color ^ 1, without)) safe |= bit(to)
  }
  return appendTargets(list, king, safe)
}

function appendGameMoves(position: usize, list: usize, color: u32): usize {
  const king = kingOf(position, color)
  const occupied = occupiedOf(position)
  const checkers = load<u64>(position, CHECKERS)
  const flags = flagsOf(position)
  if (!isMany(checkers)) {
    const evasions: u64 = checkers == 0 ? ~(0 as u64) : between(king, lowest(checkers)) | checkers
    const targets = evasions & ~byColor(position, color)
    const pinned = pinnedPieces(position, color, king, occupied)
    list = appendPawnMoves(position, list, color, king, pinned, evasions)
    list = appendPieces(position, list, color, KNIGHT, king, pinned, targets)
    list = appendPieces(position, list, color, BISHOP, king, pinned, targets)
    list = appendPieces(position, list, color, ROOK, king, pinned, targets)
    list = appendPieces(position, list, color, QUEEN, king, pinned, targets)
    if ((flags & HAS_QUIET_STEPS) != 0) list = appendQuietSteps(position, list, color, king, pinned, evasions)
  }
  list = appendKingMoves(position, list, color, king)
  if (checkers == 0) {
    if ((load<u64>(position, CASTLING_SQUARES) & bit(king)) != 0)
      list = appendCastlings(position, list, color)
    if ((flags & SPECIAL) != 0) {
      list = appendLeaps(position, list, color)
      list = appendAdjustments(position, list, color)
    }
  }
  return (flags & SPECIAL) != 0 ? appendTranspositions(position, list, color, checkers != 0) : list
}

/** Writes all legal moves; answers with the place behind the last. */
export function generate(position: usize, list: usize): usize {
  const color = turnOf(position)
  if (isPlacing(position)) return appendPlacements(position, list, color)
  if (relocationOf(position) != 0) return appendRelocations(position, list, color)
  return appendGameMoves(position, list, color)
}
