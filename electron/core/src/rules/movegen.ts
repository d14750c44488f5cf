// Legal moves, generated without trying them: pins and checks become masks.
// https://www.chessprogramming.org/Move_Generation

import { CASTLING_SQUARES, CHECKERS, PINNED } from '../../layout/position'
import { DIAGONAL_STEP, HAS_QUIET_STEPS, ORTHOGONAL_STEP, QUIET_STEPS } from '../../layout/rules'
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
  count,
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
import { appendMove, appendCount, appendTargets, isCounting } from './list'
import { DOUBLE_STEP, moveOf, NORMAL, withRole } from './move'
import { BISHOP, KNIGHT, PAWN, QUEEN, ROOK } from './piece'
import { appendPlacements } from './placement'
import { byColor, byRole, isInSetup, isPlacing, kingOf, occupiedOf, turnOf } from './position'
import { appendRelocations } from './relocation'
import { flagsOf, rulesOf, SPECIAL } from './rules'
import { appendAdjustments, appendLeaps, appendTranspositions } from './special'
import { attackedAmong } from './threats'

// Which moves are wanted, as bits.
const NOISY: u32 = 1
const QUIET: u32 = 2
const ALL: u32 = NOISY | QUIET

export function appendPromotions(list: usize, from: u32, to: u32): usize {
  const move = moveOf(from, to, NORMAL)
  list = appendMove(list, withRole(move, QUEEN))
  list = appendMove(list, withRole(move, ROOK))
  list = appendMove(list, withRole(move, BISHOP))
  return appendMove(list, withRole(move, KNIGHT))
}

/** A pinned piece stays on the line of its king. */
function unpinned(position: usize, from: u32, reached: u64): u64 {
  if ((load<u64>(position, PINNED) & bit(from)) == 0) return reached
  return reached & line(kingOf(position, turnOf(position)), from)
}

/** Pawn moves to a set of squares, `back` squares (modulo 64) from where each pawn stands. */
function appendPawns(position: usize, list: usize, targets: u64, back: u32, kind: u32): usize {
  if (isCounting(list) && (load<u64>(position, PINNED) & byRole(position, PAWN)) == 0) {
    return appendCount(list, count(targets) + 3 * count(targets & (RANK_1 | RANK_8)))
  }
  for (let rest = targets; rest != 0; rest = withoutLowest(rest)) {
    const to = lowest(rest)
    const from = (to + back) & 63
    if (unpinned(position, from, bit(to)) == 0) continue
    if ((bit(to) & (RANK_1 | RANK_8)) != 0) list = appendPromotions(list, from, to)
    else list = appendMove(list, moveOf(from, to, kind))
  }
  return list
}

/** Steps that promote count as noisy, all others as quiet. */
function appendPawnSteps(position: usize, list: usize, color: u32, evasions: u64, parts: u32): usize {
  const pawns = byRole(position, PAWN) & byColor(position, color)
  const free = ~occupiedOf(position)
  const single = forward(pawns, color) & free
  let wanted = evasions
  if (parts == NOISY) wanted &= RANK_1 | RANK_8
  else if (parts == QUIET) wanted &= ~(RANK_1 | RANK_8)
  list = appendPawns(position, list, single & wanted, color == 0 ? 56 : 8, NORMAL)
  if (parts == NOISY) return list
  const double = forward(single & (color == 0 ? RANK_3 : RANK_6), color) & free
  return appendPawns(position, list, double & evasions, color == 0 ? 48 : 16, DOUBLE_STEP)
}

function appendPawnCaptures(position: usize, list: usize, color: u32, evasions: u64): usize {
  const pawns = byRole(position, PAWN) & byColor(position, color)
  const enemies = byColor(position, color ^ 1) & evasions
  const west = forward(pawns & ~FILE_A, color) >> 1
  const east = forward(pawns & ~FILE_H, color) << 1
  const up: u32 = color == 0 ? 56 : 8
  list = appendPawns(position, list, west & enemies, up + 1, NORMAL)
  list = appendPawns(position, list, east & enemies, up + 63, NORMAL)
  return appendEnPassant(position, list, color)
}

function appendKnights(list: usize, knights: u64, targets: u64): usize {
  for (let rest = knights; rest != 0; rest = withoutLowest(rest)) {
    const from = lowest(rest)
    list = appendTargets(list, from, knightAttacks(from) & targets)
  }
  return list
}

/** Moves along diagonals, of bishops and queens alike. */
function appendDiagonals(position: usize, list: usize, sliders: u64, targets: u64): usize {
  const occupied = occupiedOf(position)
  for (let rest = sliders; rest != 0; rest = withoutLowest(rest)) {
    const from = lowest(rest)
    list = appendTargets(list, from, unpinned(position, from, bishopAttacks(from, occupied) & targets))
  }
  return list
}

/** Moves along ranks and files, of rooks and queens alike. */
function appendStraights(position: usize, list: usize, sliders: u64, targets: u64): usize {
  const occupied = occupiedOf(position)
  for (let rest = sliders; rest != 0; rest = withoutLowest(rest)) {
    const from = lowest(rest)
    list = appendTargets(list, from, unpinned(position, from, rookAttacks(from, occupied) & targets))
  }
  return list
}

function appendPieces(position: usize, list: usize, color: u32, targets: u64): usize {
  const own = byColor(position, color)
  const queens = byRole(position, QUEEN)
  // A pinned knight has no move.
  list = appendKnights(list, byRole(position, KNIGHT) & own & ~load<u64>(position, PINNED), targets)
  list = appendDiagonals(position, list, (byRole(position, BISHOP) | queens) & own, targets)
  return appendStraights(position, list, (byRole(position, ROOK) | queens) & own, targets)
}

export function quietSteps(kind: u32, square: u32): u64 {
  if (kind == DIAGONAL_STEP) return diagonalSteps(square)
  return kind == ORTHOGONAL_STEP ? orthogonalSteps(square) : kingAttacks(square)
}

/** The steps without capture that some systems give to orthodox pieces. */
function appendQuietSteps(position: usize, list: usize, color: u32, evasions: u64): usize {
  const free = ~occupiedOf(position) & evasions
  for (let role: u32 = KNIGHT; role <= QUEEN; role++) {
    const kind = load<u8>(rulesOf(position) + (role as usize), QUIET_STEPS) as u32
    if (kind == 0) continue
    const pieces = byRole(position, role) & byColor(position, color)
    for (let rest = pieces; rest != 0; rest = withoutLowest(rest)) {
      const from = lowest(rest)
      list = appendTargets(list, from, unpinned(position, from, quietSteps(kind, from) & free))
    }
  }
  return list
}

function appendKingMoves(position: usize, list: usize, color: u32, king: u32, wanted: u64): usize {
  const without = occupiedOf(position) ^ bit(king)
  const targets = kingAttacks(king) & wanted
  return appendTargets(list, king, targets & ~attackedAmong(position, targets, color ^ 1, without))
}

/** Castling and what only some systems know; nothing of it captures. */
function appendSpecialMoves(position: usize, list: usize, color: u32, king: u32): usize {
  const isChecked = load<u64>(position, CHECKERS) != 0
  const flags = flagsOf(position)
  if (!isChecked && (load<u64>(position, CASTLING_SQUARES) & bit(king)) != 0)
    list = appendCastlings(position, list, color)
  if ((flags & SPECIAL) == 0) return list
  if (!isChecked) {
    list = appendLeaps(position, list, color)
    list = appendAdjustments(position, list, color)
  }
  return appendTranspositions(position, list, color, isChecked)
}

function appendGameMoves(position: usize, list: usize, color: u32, parts: u32): usize {
  const king = kingOf(position, color)
  const checkers = load<u64>(position, CHECKERS)
  const enemies = byColor(position, color ^ 1)
  let wanted = ~byColor(position, color)
  if (parts == NOISY) wanted = enemies
  else if (parts == QUIET) wanted &= ~enemies
  if (!isMany(checkers)) {
    const evasions: u64 = checkers == 0 ? ~(0 as u64) : between(king, lowest(checkers)) | checkers
    list = appendPawnSteps(position, list, color, evasions, parts)
    if (parts != QUIET) list = appendPawnCaptures(position, list, color, evasions)
    list = appendPieces(position, list, color, evasions & wanted)
    if (parts != NOISY && (flagsOf(position) & HAS_QUIET_STEPS) != 0)
      list = appendQuietSteps(position, list, color, evasions)
  }
  list = appendKingMoves(position, list, color, king, wanted)
  return parts == NOISY ? list : appendSpecialMoves(position, list, color, king)
}

/** Writes the moves of a setup phase, placements or relocations. */
function appendSetupMoves(position: usize, list: usize, color: u32): usize {
  return isPlacing(position)
    ? appendPlacements(position, list, color)
    : appendRelocations(position, list, color)
}

/** Writes all legal moves; answers with the place behind the last. */
export function generate(position: usize, list: usize): usize {
  const color = turnOf(position)
  if (isInSetup(position)) return appendSetupMoves(position, list, color)
  return appendGameMoves(position, list, color, ALL)
}

/** Writes captures and promotions. */
export function generateNoisy(position: usize, list: usize): usize {
  return isInSetup(position) ? list : appendGameMoves(position, list, turnOf(position), NOISY)
}

/** Writes all moves that neither capture nor promote. */
export function generateQuiet(position: usize, list: usize): usize {
  const color = turnOf(position)
  if (isInSetup(position)) return appendSetupMoves(position, list, color)
  return appendGameMoves(position, list, color, QUIET)
}
