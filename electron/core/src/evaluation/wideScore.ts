// The evaluation of armies of chess pieces on boards beyond eight by eight.

import {
  WIDE_ADJUSTMENT_RIGHT,
  WIDE_BISHOP_PAIR,
  WIDE_CASTLING_RIGHT,
  CENTER,
  DANGER_UNITS,
  WIDE_HANGING,
  WIDE_KING_DANGER,
  WIDE_MATERIAL,
  MOBILITY,
  WIDE_ROOK_OPEN_FILE,
  WIDE_ROOK_SEMI_OPEN_FILE,
  WIDE_SHELTER,
  WIDE_TEMPO,
  WIDE_THREAT_BY_MINOR,
  WIDE_THREAT_BY_PAWN,
  UNDEVELOPED,
} from '../../layout/wideEvaluation'
import { ADJUSTMENT, NO_SQUARE } from '../../layout/position'
import { CHANCELLOR as CHANCELLOR_NUMBER } from '../../layout/wideRoles'
import { reachOf } from '../rules/army'
import { kingAttacks } from '../rules/attacks'
import {
  bit,
  count,
  DARK,
  fileOf,
  forward,
  highest,
  isMany,
  lowest,
  pawnCaptures,
  rankOf,
  Squares,
  withoutLowest,
} from '../rules/bitboard'
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, roleOf, ROLE_COUNT, ROOK } from '../rules/piece'
import { byColor, byRole, castlingRook, codeAt, kingOf, occupiedOf, turnOf } from '../rules/position'
import { homeRank, wholeBoard } from '../rules/ranks'
import { hasRight } from '../rules/special'
import { term } from './term'
import {
  addAttacks,
  addMinorAttacks,
  addUnits,
  attackedBy,
  attackedByMinors,
  clearMaps,
  unitsAgainst,
} from './wideMaps'
import { widePawnsScore } from './widePawns'
import { WIDE_FULL_PHASE, WIDE_FULL_SCALE } from './widePhase'
import { aheadOnFile, lastFile, stepsToEdges, wholeFile } from './wideView'

const CHANCELLOR: u32 = CHANCELLOR_NUMBER

/** Units that an attacker of a king adds; the strongest count most. */
function attackUnits(role: u32): i32 {
  if (role == KNIGHT || role == BISHOP) return 2
  return role == ROOK ? 3 : 4
}

/** The king's square, the squares around it, and those in front of all these. */
function kingZone(position: usize, color: u32): Squares {
  const king = kingOf(position, color)
  const around = kingAttacks(king) | bit(king)
  return around | forward(around, color)
}

function rookScore(position: usize, parameters: usize, color: u32, square: u32): i32 {
  const pawns = byRole(position, PAWN) & wholeFile(fileOf(square))
  if (pawns == 0) return term(parameters, WIDE_ROOK_OPEN_FILE, 1)
  return (pawns & byColor(position, color)) == 0 ? term(parameters, WIDE_ROOK_SEMI_OPEN_FILE, 1) : 0
}

/** The score of a piece on its square: material, mobility, and distance from the edges; notes what it attacks. */
function pieceScore(
  position: usize,
  parameters: usize,
  color: u32,
  square: u32,
  safe: Squares,
  zone: Squares,
): i32 {
  const role = roleOf(codeAt(position, square))
  const reached = reachOf(role, square, occupiedOf(position)) & wholeBoard(position)
  addAttacks(color, reached)
  const aimed = reached & zone
  if (aimed != 0) addUnits(color, attackUnits(role) + (count(aimed) as i32))
  let score =
    term(parameters, WIDE_MATERIAL + role, 1) +
    term(parameters, MOBILITY + role, count(reached & safe) as i32) +
    term(parameters, CENTER + role, stepsToEdges(position, square))
  if (role == KNIGHT || role == BISHOP) {
    addMinorAttacks(color, reached)
    if ((homeRank(position, color) & bit(square)) != 0) score += term(parameters, UNDEVELOPED, 1)
  } else if (role == ROOK) score += rookScore(position, parameters, color, square)
  return score
}

/** Whether a side has bishops on squares of both colors. */
function hasBishopPair(position: usize, color: u32): bool {
  const bishops = byRole(position, BISHOP) & byColor(position, color)
  return (bishops & DARK) != 0 && (bishops & ~DARK) != 0
}

function piecesScore(position: usize, parameters: usize, color: u32): i32 {
  const own = byColor(position, color)
  const enemyPawns = byRole(position, PAWN) & byColor(position, color ^ 1)
  const kings = byRole(position, KING)
  const safe = ~(pawnCaptures(enemyPawns, color ^ 1) | (own & (byRole(position, PAWN) | kings)))
  const zone = kingZone(position, color ^ 1)
  let score = hasBishopPair(position, color) ? term(parameters, WIDE_BISHOP_PAIR, 1) : 0
  for (let rest = own & ~(byRole(position, PAWN) | kings); rest != 0; rest = withoutLowest(rest))
    score += pieceScore(position, parameters, color, lowest(rest), safe, zone)
  return score
}

/** Scores the pawns before the king on one file. */
function shelterOn(position: usize, parameters: usize, color: u32, king: u32, file: u32): i32 {
  const beside = king + file - fileOf(king)
  const pawns = aheadOnFile(color, beside) & byRole(position, PAWN) & byColor(position, color)
  if (pawns == 0) return term(parameters, WIDE_SHELTER + 3, 1)
  const nearest = color == 0 ? lowest(pawns) : highest(pawns)
  const steps = abs<i32>((rankOf(nearest) as i32) - (rankOf(king) as i32))
  return term(parameters, WIDE_SHELTER + (min<i32>(steps, 3) as u32) - 1, 1)
}

function shelterScore(position: usize, parameters: usize, color: u32): i32 {
  const king = kingOf(position, color)
  const middle = min<u32>(max<u32>(fileOf(king), 1), lastFile(position) - 1)
  let score: i32 = 0
  for (let file = middle - 1; file <= middle + 1; file++)
    score += shelterOn(position, parameters, color, king, file)
  return score
}

/** The score of the king: its square, its shelter, and the attack on it; needs the complete attack maps. */
function kingScore(position: usize, parameters: usize, color: u32): i32 {
  const king = kingOf(position, color)
  const weak = kingAttacks(king) & attackedBy(color ^ 1) & ~attackedBy(color)
  const units = unitsAgainst(color) + 2 * (count(weak) as i32)
  let score =
    term(parameters, CENTER + KING, stepsToEdges(position, king)) +
    shelterScore(position, parameters, color) -
    term(parameters, WIDE_KING_DANGER + min<u32>(units as u32, DANGER_UNITS - 1), 1)
  for (let side: u32 = 0; side < 2; side++)
    if (castlingRook(position, color, side) != NO_SQUARE) score += term(parameters, WIDE_CASTLING_RIGHT, 1)
  if (hasRight(position, ADJUSTMENT, color)) score += term(parameters, WIDE_ADJUSTMENT_RIGHT, 1)
  return score
}

/** Scores the enemy pieces that a side attacks. */
function threatScore(position: usize, parameters: usize, color: u32): i32 {
  const enemy = color ^ 1
  const pawns = byRole(position, PAWN)
  const pieces = byColor(position, enemy) & ~(pawns | byRole(position, KING))
  const byPawns = pawnCaptures(pawns & byColor(position, color), color)
  const dear = pieces & ~(byRole(position, KNIGHT) | byRole(position, BISHOP))
  const hanging = pieces & attackedBy(color) & ~attackedBy(enemy)
  return (
    term(parameters, WIDE_THREAT_BY_PAWN, count(pieces & byPawns) as i32) +
    term(parameters, WIDE_THREAT_BY_MINOR, count(dear & attackedByMinors(color)) as i32) +
    term(parameters, WIDE_HANGING, count(hanging) as i32)
  )
}

function startMaps(position: usize): void {
  clearMaps()
  for (let color: u32 = 0; color < 2; color++) {
    const pawns = byRole(position, PAWN) & byColor(position, color)
    addAttacks(color, pawnCaptures(pawns, color) | kingAttacks(kingOf(position, color)))
  }
}

function restScore(position: usize, parameters: usize, color: u32): i32 {
  return (
    widePawnsScore(position, parameters, color) +
    kingScore(position, parameters, color) +
    threatScore(position, parameters, color)
  )
}

/** The score with its middlegame and endgame halves, White's view. */
export function armyScore(position: usize, parameters: usize): i32 {
  startMaps(position)
  const pieces = piecesScore(position, parameters, 0) - piecesScore(position, parameters, 1)
  const rest = restScore(position, parameters, 0) - restScore(position, parameters, 1)
  const tempo = term(parameters, WIDE_TEMPO, 1)
  return pieces + rest + (turnOf(position) == 0 ? tempo : -tempo)
}

/**
 * The weight of a piece in the phase: one for a minor piece, two for a rook, three for those that combine a knight with another piece, four
 * for a queen.
 */
function phaseWeight(role: u32): i32 {
  if (role == KNIGHT || role == BISHOP) return 1
  if (role == ROOK) return 2
  return role == QUEEN ? 4 : 3
}

/** WIDE_FULL_PHASE at the start of a game, falling to 0 without pieces. */
export function armyPhase(position: usize): i32 {
  let phase: i32 = 0
  for (let role = KNIGHT; role < ROLE_COUNT; role++)
    if (role != KING) phase += phaseWeight(role) * (count(byRole(position, role)) as i32)
  return min<i32>(phase, WIDE_FULL_PHASE)
}

/** The weight of a side's pieces: minor pieces three, rooks five, the others eight or nine. */
function weightOf(position: usize, color: u32): i32 {
  const own = byColor(position, color)
  const minors = count((byRole(position, KNIGHT) | byRole(position, BISHOP)) & own) as i32
  const rooks = count(byRole(position, ROOK) & own) as i32
  let weight = 3 * minors + 5 * rooks + 9 * (count(byRole(position, QUEEN) & own) as i32)
  for (let role = KING + 1; role <= CHANCELLOR + 1; role++)
    weight += 8 * (count(byRole(position, role) & own) as i32)
  return weight
}

/** How much of an endgame advantage counts, in parts of WIDE_FULL_SCALE: without pawns it wins only if it is more than a minor piece. */
export function armyScale(position: usize, score: i32): i32 {
  const strong: u32 = score > 0 ? 0 : 1
  const pawns = byRole(position, PAWN) & byColor(position, strong)
  if (pawns != 0) return isMany(pawns) ? WIDE_FULL_SCALE : (WIDE_FULL_SCALE * 3) / 4
  return weightOf(position, strong) - weightOf(position, strong ^ 1) > 4
    ? WIDE_FULL_SCALE
    : WIDE_FULL_SCALE / 6
}
