// The king: its square, the pawns in front of it or of where it may castle to, and how the enemy attacks it.

import { BLOCKED_STORM, KING_DANGER, ROW_OF_RANKS, SHELTER, STORM } from '../../layout/evaluation'
import { NO_SQUARE } from '../../layout/position'
import { bishopAttacks, knightAttacks, rookAttacks } from '../rules/attacks'
import { count, fileOf, lowest } from '../rules/bitboard'
import { kingTarget } from '../rules/castling'
import { KING, PAWN, QUEEN } from '../rules/piece'
import { byColor, byRole, castlingRook, kingOf, occupiedOf } from '../rules/position'
import { attackMap, bishopMap, kingZone, knightMap, queenMap, rookMap, twiceMap, unitsOf } from './attackMaps'
import { pieceSquareScore } from './material'
import { middlegame, peek, term } from './term'
import { fileSet, fillForward, relativeRank } from './view'

/** More units than this make no further difference. */
const MAX_UNITS: i32 = 39
/** Units for each square beside the king that only the king or its queen guards. */
const WEAK_SQUARE: i32 = 2
/** Units for checks that cannot simply be answered by capturing. */
const KNIGHT_CHECK: i32 = 5
const BISHOP_CHECK: i32 = 4
const ROOK_CHECK: i32 = 6
const QUEEN_CHECK: i32 = 5
/** Units subtracted if the enemy has no queen: such an attack seldom leads to mate. */
const NO_QUEEN: i32 = 8

/** The rank, as a side sees it, of the pawn in a set that is nearest to the side's home rank; 0 if the set is empty. */
function nearestRank(pawns: u64, color: u32): u32 {
  if (pawns == 0) return 0
  const square = color == 0 ? lowest(pawns) : 63 - (clz(pawns) as u32)
  return relativeRank(color, square)
}

function edgeDistance(file: u32): u32 {
  return min<u32>(file, 7 - file)
}

/** The indices of the two parameters for the pawns on one file before a king: shelter in the low half, storm in the high half. */
function fileIndices(position: usize, color: u32, ahead: u64, file: u32): u32 {
  const pawns = byRole(position, PAWN) & ahead & fileSet(file)
  const own = nearestRank(pawns & byColor(position, color), color)
  const enemy = nearestRank(pawns & byColor(position, color ^ 1), color)
  const place = edgeDistance(file) * ROW_OF_RANKS
  const storm = own != 0 && enemy == own + 1 ? BLOCKED_STORM + enemy : STORM + place + enemy
  return (storm << 16) | (SHELTER + place + own)
}

function middleFile(king: u32): u32 {
  return min<u32>(max<u32>(fileOf(king), 1), 6)
}

/** The king's rank and all ranks before it. */
function aheadOf(king: u32, color: u32): u64 {
  return fillForward((0xff as u64) << ((king & 56) as u64), color)
}

/** The score of the pawns before a king on a square. It is not traced, because it may not be the one that counts. */
function shelterOf(position: usize, parameters: usize, color: u32, king: u32): i32 {
  const ahead = aheadOf(king, color)
  const middle = middleFile(king)
  let score: i32 = 0
  for (let file = middle - 1; file <= middle + 1; file++) {
    const indices = fileIndices(position, color, ahead, file)
    score += peek(parameters, indices & 0xffff) + peek(parameters, indices >> 16)
  }
  return score
}

function traceShelter(position: usize, parameters: usize, color: u32, king: u32): void {
  const ahead = aheadOf(king, color)
  const middle = middleFile(king)
  for (let file = middle - 1; file <= middle + 1; file++) {
    const indices = fileIndices(position, color, ahead, file)
    term(parameters, indices & 0xffff, 1)
    term(parameters, indices >> 16, 1)
  }
}

/** The better shelter in the middlegame: where the king is, or where it would be after a castling that is still possible. */
function shelterScore(position: usize, parameters: usize, color: u32): i32 {
  let square = kingOf(position, color)
  let best = shelterOf(position, parameters, color, square)
  for (let side: u32 = 0; side < 2; side++) {
    if (castlingRook(position, color, side) == NO_SQUARE) continue
    const target = kingTarget(position, color, side)
    const score = shelterOf(position, parameters, color, target)
    if (middlegame(score) <= middlegame(best)) continue
    best = score
    square = target
  }
  // @ts-ignore: given by the compiler's --use
  if (TRACE) traceShelter(position, parameters, color, square)
  return best
}

function checkUnits(position: usize, color: u32, safe: u64): i32 {
  const enemy = color ^ 1
  const king = kingOf(position, color)
  const occupied = occupiedOf(position) & ~(byRole(position, QUEEN) & byColor(position, color))
  const straight = rookAttacks(king, occupied) & safe
  const diagonal = bishopAttacks(king, occupied) & safe
  let units: i32 = 0
  if ((straight & rookMap(enemy)) != 0) units += ROOK_CHECK
  if (((straight | diagonal) & queenMap(enemy)) != 0) units += QUEEN_CHECK
  if ((diagonal & bishopMap(enemy)) != 0) units += BISHOP_CHECK
  if ((knightAttacks(king) & safe & knightMap(enemy)) != 0) units += KNIGHT_CHECK
  return units
}

/** The danger to a side's king, in units. */
function dangerUnits(position: usize, color: u32): i32 {
  const enemy = color ^ 1
  const aimed = unitsOf(enemy)
  if (aimed == 0) return 0
  const attacked = attackMap(enemy)
  const defended = attackMap(color) & ~queenMap(color)
  // Squares guarded by two own pieces are safe enough; a guard by the king alone does not count.
  const weak = attacked & ~(twiceMap(color) & defended)
  const undefended = ~attackMap(color) | (weak & twiceMap(enemy))
  let units = aimed + WEAK_SQUARE * (count(kingZone(color) & weak) as i32)
  units += checkUnits(position, color, undefended & ~byColor(position, enemy))
  if ((byRole(position, QUEEN) & byColor(position, enemy)) == 0) units -= NO_QUEEN
  return max<i32>(0, min<i32>(units >> 1, MAX_UNITS))
}

export function kingScore(position: usize, parameters: usize, color: u32): i32 {
  const king = kingOf(position, color)
  return (
    pieceSquareScore(parameters, color, KING, king) +
    shelterScore(position, parameters, color) +
    term(parameters, KING_DANGER + (dangerUnits(position, color) as u32), 1)
  )
}
