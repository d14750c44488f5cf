// Tables of where the pieces of Janggi reach on nine by ten: steps along the lines of the palaces, soldiers, and the paths of horse and
// elephant with the squares that must be empty on them.

import {
  bit,
  EMPTY,
  FILES,
  fileOf,
  lowest,
  rankOf,
  Squares,
  SQUARES_ON_BOARD,
  withoutLowest,
} from './bitboard'
import {
  ELEPHANT_MOVES,
  ELEPHANT_ORIGINS,
  HORSE_MOVES,
  HORSE_ORIGINS,
  PALACE_DIAGONALS,
  PALACE_STEPS,
  SENSITIVE,
  SOLDIER_MOVES,
  SOLDIER_ORIGINS,
} from './wideTables'

const LAST_FILE: i32 = 8
const LAST_RANK: i32 = 9

/** The paths of a square in a table of horse or elephant, and the bytes of each: the squares that must be empty, and its end. */
const PATHS: u32 = 8
const PATH_BYTES: usize = 32

function setIn(table: usize, index: u32): Squares {
  return load<Squares>(table + ((index as usize) << 4))
}

function putSet(table: usize, index: u32, set: Squares): void {
  store<Squares>(table + ((index as usize) << 4), set)
}

/** The square that is `files` and `ranks` away; empty beyond the edge. */
function away(square: u32, files: i32, ranks: i32): Squares {
  const file = (fileOf(square) as i32) + files
  const rank = (rankOf(square) as i32) + ranks
  if (file < 0 || file > LAST_FILE || rank < 0 || rank > LAST_RANK) return EMPTY
  return bit((rank * (FILES as i32) + file) as u32)
}

/** The nine points of a side's palace, files d to f of its three back ranks. */
export function palaceOf(color: u32): Squares {
  let points = EMPTY
  for (let rank: u32 = 0; rank < 3; rank++)
    for (let file: u32 = 3; file < 6; file++) points |= bit((color == 0 ? rank : 9 - rank) * FILES + file)
  return points
}

/** The middle of a palace. */
function centerOf(color: u32): u32 {
  return (color == 0 ? 1 : 8) * FILES + 4
}

/** The four corners of a palace, seen from its middle. */
function cornersOf(color: u32): Squares {
  const center = centerOf(color)
  return away(center, -1, -1) | away(center, 1, -1) | away(center, -1, 1) | away(center, 1, 1)
}

function initPalace(color: u32): void {
  const points = palaceOf(color)
  const center = centerOf(color)
  const corners = cornersOf(color)
  for (let rest = points; rest != 0; rest = withoutLowest(rest)) {
    const square = lowest(rest)
    const here = bit(square)
    const straight = away(square, 1, 0) | away(square, -1, 0) | away(square, 0, 1) | away(square, 0, -1)
    let diagonal = EMPTY
    if (square == center) diagonal = corners
    else if ((corners & here) != 0) diagonal = bit(center)
    putSet(PALACE_DIAGONALS, square, diagonal)
    putSet(PALACE_STEPS, square, (straight & points) | diagonal)
  }
}

export function palaceSteps(square: u32): Squares {
  return setIn(PALACE_STEPS, square)
}

export function palaceDiagonals(square: u32): Squares {
  return setIn(PALACE_DIAGONALS, square)
}

/** Writes the moves of a soldier: forward, sideways and, in the enemy palace, forward along its diagonals. */
function initSoldier(square: u32, color: u32): void {
  const ahead: i32 = color == 0 ? 1 : -1
  const diagonal = (away(square, 1, ahead) | away(square, -1, ahead)) & palaceDiagonals(square)
  const inPalace = (palaceOf(color ^ 1) & bit(square)) != 0
  let moves = away(square, 0, ahead) | away(square, 1, 0) | away(square, -1, 0)
  if (inPalace) moves |= diagonal
  putSet(SOLDIER_MOVES, (color << 7) | square, moves)
  for (let rest = moves; rest != 0; rest = withoutLowest(rest)) {
    const index = (color << 7) | lowest(rest)
    putSet(SOLDIER_ORIGINS, index, setIn(SOLDIER_ORIGINS, index) | bit(square))
  }
}

export function soldierMoves(color: u32, square: u32): Squares {
  return setIn(SOLDIER_MOVES, (color << 7) | square)
}

/** The squares from which soldiers of a color reach a square. */
export function soldierOrigins(color: u32, square: u32): Squares {
  return setIn(SOLDIER_ORIGINS, (color << 7) | square)
}

function pathAt(table: usize, square: u32, path: u32): usize {
  return table + ((square * PATHS + path) as usize) * PATH_BYTES
}

/** Writes a path from one square to another, over squares that must be empty, into the tables of both directions. */
function putPath(moves: usize, origins: usize, from: u32, path: u32, over: Squares, to: Squares): void {
  if (to == 0) return
  const there = pathAt(moves, from, path)
  store<Squares>(there, over)
  store<Squares>(there, to, 16)
  const back = pathAt(origins, lowest(to), path)
  store<Squares>(back, over)
  store<Squares>(back, bit(from), 16)
}

/** Writes the paths that begin with one step along a line and continue along one of the two outward diagonals. */
function initPaths(square: u32, path: u32, files: i32, ranks: i32, aside: i32): void {
  const first = away(square, files, ranks)
  // After a step along a file, `aside` counts in files; after one along a rank, in ranks.
  const alongFile = files == 0
  const nextFiles = alongFile ? aside : files
  const nextRanks = alongFile ? ranks : aside
  const second = away(square, files + nextFiles, ranks + nextRanks)
  const third = away(square, files + 2 * nextFiles, ranks + 2 * nextRanks)
  putPath(HORSE_MOVES, HORSE_ORIGINS, square, path, first, second)
  putPath(ELEPHANT_MOVES, ELEPHANT_ORIGINS, square, path, first | second, third)
}

function initLeapers(square: u32): void {
  for (let side: u32 = 0; side < 2; side++) {
    const aside: i32 = side == 0 ? 1 : -1
    const path = side * 4
    initPaths(square, path, 0, 1, aside)
    initPaths(square, path + 1, 1, 0, aside)
    initPaths(square, path + 2, 0, -1, aside)
    initPaths(square, path + 3, -1, 0, aside)
  }
}

/** The targets of a square's paths that are not blocked. */
export function freePaths(table: usize, square: u32, occupied: Squares): Squares {
  let reached = EMPTY
  let at = pathAt(table, square, 0)
  for (let path: u32 = 0; path < PATHS; path++) {
    if ((load<Squares>(at) & occupied) == 0) reached |= load<Squares>(at, 16)
    at += PATH_BYTES
  }
  return reached
}

/**
 * Writes the squares on which a general's safety depends: those of the paths that lead to it, the diagonals of its palace, and its rank and
 * file.
 */
function initSensitive(square: u32): void {
  let squares = palaceDiagonals(square)
  // Includes the piece in the opposite corner of a diagonal.
  for (let rest = palaceDiagonals(square); rest != 0; rest = withoutLowest(rest))
    squares |= palaceDiagonals(lowest(rest))
  for (let path: u32 = 0; path < PATHS; path++) {
    const horse = pathAt(HORSE_ORIGINS, square, path)
    const elephant = pathAt(ELEPHANT_ORIGINS, square, path)
    squares |= load<Squares>(horse) | load<Squares>(elephant)
  }
  for (let step: i32 = 1; step < 10; step++)
    squares |= away(square, step, 0) | away(square, -step, 0) | away(square, 0, step) | away(square, 0, -step)
  putSet(SENSITIVE, square, squares)
}

/** Squares from which, or onto which, a move can uncover an attack on a general; all others cannot. */
export function sensitiveSquares(general: u32): Squares {
  return setIn(SENSITIVE, general)
}

export function initJanggi(): void {
  initPalace(0)
  initPalace(1)
  for (let square: u32 = 0; square < SQUARES_ON_BOARD; square++) {
    if (fileOf(square) > (LAST_FILE as u32)) continue
    initSoldier(square, 0)
    initSoldier(square, 1)
    initLeapers(square)
  }
  for (let square: u32 = 0; square < SQUARES_ON_BOARD; square++)
    if (fileOf(square) <= (LAST_FILE as u32)) initSensitive(square)
}
