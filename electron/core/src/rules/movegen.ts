// Legal moves, generated without trying them: pins and checks become masks.
// https://www.chessprogramming.org/Move_Generation

import { CASTLING_SQUARES, CHECKERS, PINNED } from '../../layout/position'
import { DIAGONAL_STEP, HAS_QUIET_STEPS, ORTHOGONAL_STEP, QUIET_STEPS } from '../../layout/rules'
import { appendPromotions, diagonalSliders, knightLeapers, promotionCount, straightSliders } from './army'
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
  EMPTY,
  FILES,
  forward,
  HAS_JANGGI,
  isMany,
  lowest,
  pawnCapturesEast,
  pawnCapturesWest,
  SQUARES,
  Squares,
  withoutLowest,
} from './bitboard'
import { appendCastlings } from './castling'
import { appendEnPassant } from './enPassant'
import { appendJanggiMoves, appendPass } from './janggi'
import { appendMove, appendCount, appendTargets, isCounting } from './list'
import { DOUBLE_STEP, moveOf, NORMAL } from './move'
import { KNIGHT, PAWN, QUEEN } from './piece'
import { appendPlacements } from './placement'
import { byColor, byRole, isInSetup, isPlacing, kingOf, occupiedOf, turnOf } from './position'
import { lastRanks, thirdRank, wholeBoard } from './ranks'
import { appendRelocations } from './relocation'
import { flagsOf, isJanggi, rulesOf, SPECIAL } from './rules'
import { appendAdjustments, appendLeaps, appendTranspositions } from './special'
import { attackedAmong } from './threats'

// Which moves are wanted, as bits.
const NOISY: u32 = 1
const QUIET: u32 = 2
const ALL: u32 = NOISY | QUIET

/** A pinned piece stays on the line of its king. */
function unpinned(position: usize, from: u32, reached: Squares): Squares {
  if ((load<Squares>(position, PINNED) & bit(from)) == 0) return reached
  return reached & line(kingOf(position, turnOf(position)), from)
}

/** Appends pawn moves to a set of squares; each pawn comes from `back` squares before its target (modulo SQUARES). */
function appendPawns(position: usize, list: usize, targets: Squares, back: u32, kind: u32): usize {
  if (isCounting(list) && (load<Squares>(position, PINNED) & byRole(position, PAWN)) == 0) {
    return appendCount(
      list,
      count(targets) + (promotionCount(position) - 1) * count(targets & lastRanks(position)),
    )
  }
  for (let rest = targets; rest != 0; rest = withoutLowest(rest)) {
    const to = lowest(rest)
    const from = (to + back) & (SQUARES - 1)
    if (unpinned(position, from, bit(to)) == 0) continue
    if ((bit(to) & lastRanks(position)) != 0) list = appendPromotions(position, list, from, to)
    else list = appendMove(list, moveOf(from, to, kind))
  }
  return list
}

/** Appends pawn steps; those that promote count as noisy, all others as quiet. */
function appendPawnSteps(position: usize, list: usize, color: u32, evasions: Squares, parts: u32): usize {
  const pawns = byRole(position, PAWN) & byColor(position, color)
  const free = ~occupiedOf(position)
  const single = forward(pawns, color) & free
  let wanted = evasions
  if (parts == NOISY) wanted &= lastRanks(position)
  else if (parts == QUIET) wanted &= ~lastRanks(position)
  list = appendPawns(position, list, single & wanted, color == 0 ? SQUARES - FILES : FILES, NORMAL)
  if (parts == NOISY) return list
  const double = forward(single & thirdRank(position, color), color) & free
  return appendPawns(
    position,
    list,
    double & evasions,
    color == 0 ? SQUARES - 2 * FILES : 2 * FILES,
    DOUBLE_STEP,
  )
}

function appendPawnCaptures(position: usize, list: usize, color: u32, evasions: Squares): usize {
  const pawns = byRole(position, PAWN) & byColor(position, color)
  const enemies = byColor(position, color ^ 1) & evasions
  const west = pawnCapturesWest(pawns, color)
  const east = pawnCapturesEast(pawns, color)
  const up: u32 = color == 0 ? SQUARES - FILES : FILES
  list = appendPawns(position, list, west & enemies, up + 1, NORMAL)
  list = appendPawns(position, list, east & enemies, up + SQUARES - 1, NORMAL)
  return appendEnPassant(position, list, color)
}

function appendKnights(list: usize, knights: Squares, targets: Squares): usize {
  for (let rest = knights; rest != 0; rest = withoutLowest(rest)) {
    const from = lowest(rest)
    list = appendTargets(list, from, knightAttacks(from) & targets)
  }
  return list
}

/** Appends moves along diagonals, of bishops and queens alike. */
function appendDiagonals(position: usize, list: usize, sliders: Squares, targets: Squares): usize {
  const occupied = occupiedOf(position)
  for (let rest = sliders; rest != 0; rest = withoutLowest(rest)) {
    const from = lowest(rest)
    list = appendTargets(list, from, unpinned(position, from, bishopAttacks(from, occupied) & targets))
  }
  return list
}

/** Appends moves along ranks and files, of rooks and queens alike. */
function appendStraights(position: usize, list: usize, sliders: Squares, targets: Squares): usize {
  const occupied = occupiedOf(position)
  for (let rest = sliders; rest != 0; rest = withoutLowest(rest)) {
    const from = lowest(rest)
    list = appendTargets(list, from, unpinned(position, from, rookAttacks(from, occupied) & targets))
  }
  return list
}

function appendPieces(position: usize, list: usize, color: u32, targets: Squares): usize {
  const own = byColor(position, color)
  // A pinned knight has no move.
  list = appendKnights(list, knightLeapers(position) & own & ~load<Squares>(position, PINNED), targets)
  list = appendDiagonals(position, list, diagonalSliders(position) & own, targets)
  return appendStraights(position, list, straightSliders(position) & own, targets)
}

export function quietSteps(kind: u32, square: u32): Squares {
  if (kind == DIAGONAL_STEP) return diagonalSteps(square)
  return kind == ORTHOGONAL_STEP ? orthogonalSteps(square) : kingAttacks(square)
}

/** Appends the steps without capture that some systems give to orthodox pieces. */
function appendQuietSteps(position: usize, list: usize, color: u32, evasions: Squares): usize {
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

function appendKingMoves(position: usize, list: usize, color: u32, king: u32, wanted: Squares): usize {
  const without = occupiedOf(position) ^ bit(king)
  const targets = kingAttacks(king) & wanted
  return appendTargets(list, king, targets & ~attackedAmong(position, targets, color ^ 1, without))
}

/** Appends castling and the moves that only some systems have; none of them captures. */
function appendSpecialMoves(position: usize, list: usize, color: u32, king: u32): usize {
  const isChecked = load<Squares>(position, CHECKERS) != 0
  const flags = flagsOf(position)
  if (!isChecked && (load<Squares>(position, CASTLING_SQUARES) & bit(king)) != 0)
    list = appendCastlings(position, list, color)
  if ((flags & SPECIAL) == 0) return list
  if (!isChecked) {
    list = appendLeaps(position, list, color)
    list = appendAdjustments(position, list, color)
  }
  return appendTranspositions(position, list, color, isChecked)
}

/** Appends moves of Janggi and passing, which is quiet. */
function appendJanggiTurn(position: usize, list: usize, color: u32, wanted: Squares, parts: u32): usize {
  list = appendJanggiMoves(position, list, color, wanted)
  return parts == NOISY ? list : appendPass(position, list, color)
}

function appendGameMoves(position: usize, list: usize, color: u32, parts: u32): usize {
  const king = kingOf(position, color)
  const checkers = load<Squares>(position, CHECKERS)
  const enemies = byColor(position, color ^ 1)
  let wanted = wholeBoard(position) & ~byColor(position, color)
  if (parts == NOISY) wanted = enemies
  else if (parts == QUIET) wanted &= ~enemies
  if (HAS_JANGGI && isJanggi(position)) return appendJanggiTurn(position, list, color, wanted, parts)
  if (!isMany(checkers)) {
    const evasions: Squares = checkers == 0 ? ~EMPTY : between(king, lowest(checkers)) | checkers
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

/** Writes all legal moves; returns the address after the last. */
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
