// The pieces of Janggi: how they move and who attacks a general. Cannons and blockable leapers cause pins of many kinds, so a move that
// could uncover the general is tried out; all others are known to be safe.

import { CHECKERS, NO_SQUARE } from '../../layout/position'
import {
  CANNON as CANNON_NUMBER,
  ELEPHANT as ELEPHANT_NUMBER,
  GUARD as GUARD_NUMBER,
} from '../../layout/wideRoles'
import { rookAttacks, straightRays } from './attacks'
import { bit, EMPTY, isMany, lowest, Squares, withoutLowest } from './bitboard'
import {
  freePaths,
  palaceDiagonals,
  palaceOf,
  palaceSteps,
  sensitiveSquares,
  soldierMoves,
  soldierOrigins,
} from './janggiTables'
import { appendMove, appendTargets } from './list'
import { moveFrom, moveKind, moveOf, moveRole, moveTo, NORMAL, PASS_MOVE } from './move'
import { colorOf, KING, KNIGHT, PAWN, roleOf, ROOK } from './piece'
import { byColor, byRole, codeAt, kingOf, occupiedOf, turnOf } from './position'
import { wholeBoard } from './ranks'
import { EAST, firstOn, NORTH, slide, SOUTH, WEST } from './rays'
import { ELEPHANT_MOVES, ELEPHANT_ORIGINS, HORSE_MOVES, HORSE_ORIGINS } from './wideTables'

const ELEPHANT: u32 = ELEPHANT_NUMBER
const GUARD: u32 = GUARD_NUMBER
const CANNON: u32 = CANNON_NUMBER

/** The opposite corner of a palace, across its middle. */
function across(corner: u32, center: u32): Squares {
  return bit(2 * center - corner)
}

/** The diagonals of a palace as far as a chariot can go along them: a corner has one, the middle has all four. */
function chariotDiagonals(square: u32, occupied: Squares): Squares {
  const steps = palaceDiagonals(square)
  if (steps == 0 || isMany(steps) || (steps & occupied) != 0) return steps
  return steps | across(square, lowest(steps))
}

function chariotMoves(square: u32, occupied: Squares): Squares {
  return rookAttacks(square, occupied) | chariotDiagonals(square, occupied)
}

function overScreen(direction: u32, square: u32, occupied: Squares, cannons: Squares): Squares {
  const screen = firstOn(direction, square, occupied)
  if (screen == NO_SQUARE || (bit(screen) & cannons) != 0) return EMPTY
  return slide(direction, screen, occupied)
}

/** All squares beyond exactly one piece that is not a cannon, up to and including the next piece. */
function overScreens(square: u32, occupied: Squares, cannons: Squares): Squares {
  let reached =
    overScreen(NORTH, square, occupied, cannons) |
    overScreen(EAST, square, occupied, cannons) |
    overScreen(SOUTH, square, occupied, cannons) |
    overScreen(WEST, square, occupied, cannons)
  const steps = palaceDiagonals(square)
  if (steps != 0 && !isMany(steps) && (steps & occupied & ~cannons) != 0)
    reached |= across(square, lowest(steps))
  return reached
}

/**
 * The attackers of a general on a square, on the board given by the arguments: `standing` are the remaining enemies, `cannons` the cannons
 * of both sides.
 */
function attackersOn(
  position: usize,
  square: u32,
  by: u32,
  standing: Squares,
  occupied: Squares,
  cannons: Squares,
): Squares {
  let attackers = soldierOrigins(by, square) & byRole(position, PAWN)
  const horses = byRole(position, KNIGHT) & standing
  if (horses != 0) attackers |= freePaths(HORSE_ORIGINS, square, occupied) & horses
  const elephants = byRole(position, ELEPHANT) & standing
  if (elephants != 0) attackers |= freePaths(ELEPHANT_ORIGINS, square, occupied) & elephants
  const chariots = byRole(position, ROOK) & standing
  if (((straightRays(square) | nearDiagonals(square)) & chariots) != 0)
    attackers |= chariotMoves(square, occupied) & chariots
  if ((cannons & standing) != 0) attackers |= overScreens(square, occupied, cannons) & cannons
  return attackers & standing
}

/** The squares from which a chariot might attack along a diagonal of the palace. */
function nearDiagonals(square: u32): Squares {
  return chariotDiagonals(square, EMPTY)
}

/** The pieces that attack the general of a side. */
export function generalAttackers(position: usize, color: u32): Squares {
  const enemy = color ^ 1
  const cannons = byRole(position, CANNON)
  const standing = byColor(position, enemy)
  return attackersOn(position, kingOf(position, color), enemy, standing, occupiedOf(position), cannons)
}

/** Whether a move leaves the own general safe. */
function isSafe(position: usize, color: u32, from: u32, to: u32, role: u32): bool {
  const ends = bit(from) | bit(to)
  const occupied = (occupiedOf(position) & ~bit(from)) | bit(to)
  const standing = byColor(position, color ^ 1) & ~bit(to)
  let cannons = byRole(position, CANNON) & ~ends
  if (role == CANNON) cannons |= bit(to)
  const general = role == KING ? to : kingOf(position, color)
  return attackersOn(position, general, color ^ 1, standing, occupied, cannons) == 0
}

/** The targets of a piece that leave its own general safe. */
function safeTargets(position: usize, color: u32, from: u32, role: u32, targets: Squares): Squares {
  let doubtful = targets
  if (role != KING && load<Squares>(position, CHECKERS) == 0) {
    const sensitive = sensitiveSquares(kingOf(position, color))
    if ((bit(from) & sensitive) == 0) doubtful = targets & sensitive
  }
  let safe = targets & ~doubtful
  for (let rest = doubtful; rest != 0; rest = withoutLowest(rest)) {
    const to = lowest(rest)
    if (isSafe(position, color, from, to, role)) safe |= bit(to)
  }
  return safe
}

/** The squares that a piece reaches by its own way of moving, including those of own pieces. */
export function reachFrom(position: usize, color: u32, from: u32, role: u32): Squares {
  const occupied = occupiedOf(position)
  if (role == PAWN) return soldierMoves(color, from)
  if (role == KNIGHT) return freePaths(HORSE_MOVES, from, occupied)
  if (role == ELEPHANT) return freePaths(ELEPHANT_MOVES, from, occupied)
  if (role == ROOK) return chariotMoves(from, occupied)
  if (role == CANNON) {
    const cannons = byRole(position, CANNON)
    return overScreens(from, occupied, cannons) & ~cannons
  }
  return palaceSteps(from) & palaceOf(color)
}

/** Writes the legal moves to a set of squares; passing is not among them. */
export function appendJanggiMoves(position: usize, list: usize, color: u32, wanted: Squares): usize {
  const targets = wanted & wholeBoard(position)
  for (let rest = byColor(position, color); rest != 0; rest = withoutLowest(rest)) {
    const from = lowest(rest)
    const role = roleOf(codeAt(position, from))
    const reached = reachFrom(position, color, from, role) & targets
    list = appendTargets(list, from, safeTargets(position, color, from, role, reached))
  }
  return list
}

/** Whether a move of Janggi, of any kind, is legal. */
export function isJanggiLegal(position: usize, move: u32): bool {
  const color = turnOf(position)
  const from = moveFrom(move)
  const to = moveTo(move)
  const code = codeAt(position, from)
  if (code == 0 || colorOf(code) != color || moveRole(move) != 0) return false
  const role = roleOf(code)
  if (moveKind(move) == PASS_MOVE) return role == KING && from == to && load<Squares>(position, CHECKERS) == 0
  if (moveKind(move) != NORMAL) return false
  const targets = reachFrom(position, color, from, role) & bit(to) & ~byColor(position, color)
  return safeTargets(position, color, from, role, targets) != 0
}

/**
 * Every piece of a side that reaches a square, blocked by the pieces in `occupied`; pieces elsewhere are ignored. Squares of own pieces
 * count as reached.
 */
export function janggiAttackers(position: usize, square: u32, by: u32, occupied: Squares): Squares {
  const standing = byColor(position, by) & occupied
  const cannons = byRole(position, CANNON) & occupied
  const steppers = (byRole(position, KING) | byRole(position, GUARD)) & palaceSteps(square) & palaceOf(by)
  const guarding = (palaceOf(by) & bit(square)) != 0 ? steppers & standing : EMPTY
  let attackers = attackersOn(position, square, by, standing, occupied, cannons)
  // A cannon may not capture a cannon.
  if ((bit(square) & cannons) != 0) attackers &= ~cannons
  return attackers | guarding
}

/** The squares from which a piece of a side would give check; none for general and guards. */
export function janggiCheckSquares(position: usize, color: u32, role: u32): Squares {
  const general = kingOf(position, color ^ 1)
  const occupied = occupiedOf(position)
  if (role == PAWN) return soldierOrigins(color, general)
  if (role == KNIGHT) return freePaths(HORSE_ORIGINS, general, occupied)
  if (role == ELEPHANT) return freePaths(ELEPHANT_ORIGINS, general, occupied)
  if (role == ROOK) return chariotMoves(general, occupied)
  return role == CANNON ? overScreens(general, occupied, byRole(position, CANNON)) : EMPTY
}

/** Appends passing the turn, which is allowed unless the general is attacked. */
export function appendPass(position: usize, list: usize, color: u32): usize {
  const general = kingOf(position, color)
  if (load<Squares>(position, CHECKERS) != 0) return list
  return appendMove(list, moveOf(general, general, PASS_MOVE))
}

/** Whether the general is on one of the nine points where it may stand. */
export function isInPalace(position: usize, color: u32): bool {
  return (bit(kingOf(position, color)) & palaceOf(color)) != 0
}
