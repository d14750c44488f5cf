// Attacks of pieces on boards of up to ten by ten: steps from tables, sliders by their rays. The tables cover the whole ten by ten; callers
// with a smaller board mask the rest.

import {
  bit,
  EMPTY,
  FILES,
  fileOf,
  lowest,
  RANKS,
  rankOf,
  Squares,
  SQUARES_ON_BOARD,
  withoutLowest,
} from './bitboard'
import {
  BETWEEN,
  DIAGONAL_RAYS,
  DIAGONAL_STEPS,
  KING_ATTACKS,
  KNIGHT_ATTACKS,
  LINE_THROUGH,
  ORTHOGONAL_STEPS,
  PAWN_ATTACKS,
  STRAIGHT_RAYS,
} from './memoryMap'
import { EAST, NORTH, NORTH_EAST, NORTH_WEST, slide, SOUTH, SOUTH_EAST, SOUTH_WEST, WEST } from './rays'
import { RAYS } from './wideTables'

function setIn(table: usize, index: u32): Squares {
  return load<Squares>(table + ((index as usize) << 4))
}

export function knightAttacks(square: u32): Squares {
  return setIn(KNIGHT_ATTACKS, square)
}

export function kingAttacks(square: u32): Squares {
  return setIn(KING_ATTACKS, square)
}

export function pawnAttacks(color: u32, square: u32): Squares {
  return setIn(PAWN_ATTACKS, (color << 7) | square)
}

/** The squares one step away along ranks and files. */
export function orthogonalSteps(square: u32): Squares {
  return setIn(ORTHOGONAL_STEPS, square)
}

/** The squares one step away along diagonals. */
export function diagonalSteps(square: u32): Squares {
  return setIn(DIAGONAL_STEPS, square)
}

/** The rank and the file of a square to the edges, ignoring pieces. */
export function straightRays(square: u32): Squares {
  return setIn(STRAIGHT_RAYS, square)
}

/** The diagonals of a square to the edges, ignoring pieces. */
export function diagonalRays(square: u32): Squares {
  return setIn(DIAGONAL_RAYS, square)
}

export function rookAttacks(square: u32, occupied: Squares): Squares {
  return (
    slide(NORTH, square, occupied) |
    slide(EAST, square, occupied) |
    slide(SOUTH, square, occupied) |
    slide(WEST, square, occupied)
  )
}

export function bishopAttacks(square: u32, occupied: Squares): Squares {
  return (
    slide(NORTH_EAST, square, occupied) |
    slide(NORTH_WEST, square, occupied) |
    slide(SOUTH_WEST, square, occupied) |
    slide(SOUTH_EAST, square, occupied)
  )
}

/** The sliders that have nothing between them and the square; all must be on lines through it. */
function seeing(square: u32, sliders: Squares, occupied: Squares): Squares {
  let hits = EMPTY
  for (let rest = sliders; rest != 0; rest = withoutLowest(rest)) {
    const slider = lowest(rest)
    if ((between(square, slider) & occupied) == 0) hits |= bit(slider)
  }
  return hits
}

/** The given sliders that reach a square along ranks and files. */
export function straightHits(square: u32, sliders: Squares, occupied: Squares): Squares {
  return seeing(square, straightRays(square) & sliders, occupied)
}

/** The given sliders that reach a square along diagonals. */
export function diagonalHits(square: u32, sliders: Squares, occupied: Squares): Squares {
  return seeing(square, diagonalRays(square) & sliders, occupied)
}

export function between(a: u32, b: u32): Squares {
  return setIn(BETWEEN, (a << 7) | b)
}

export function line(a: u32, b: u32): Squares {
  return setIn(LINE_THROUGH, (a << 7) | b)
}

/** The square one step away in a direction of files and ranks; empty beyond the edge of ten by ten. */
function step(square: u32, files: i32, ranks: i32): Squares {
  const file = (fileOf(square) as i32) + files
  const rank = (rankOf(square) as i32) + ranks
  if (file < 0 || file >= (FILES as i32) || rank < 0 || rank >= (RANKS as i32)) return EMPTY
  return bit((rank * (FILES as i32) + file) as u32)
}

function putSet(table: usize, index: u32, set: Squares): void {
  store<Squares>(table + ((index as usize) << 4), set)
}

/** Writes the whole ray in a direction of files and ranks. */
function initRay(direction: u32, square: u32, files: i32, ranks: i32): void {
  let reached = EMPTY
  let next = step(square, files, ranks)
  while (next != 0) {
    reached |= next
    next = step(lowest(next), files, ranks)
  }
  putSet(RAYS, (direction << 7) | square, reached)
}

function initRays(square: u32): void {
  initRay(NORTH, square, 0, 1)
  initRay(EAST, square, 1, 0)
  initRay(NORTH_EAST, square, 1, 1)
  initRay(NORTH_WEST, square, -1, 1)
  initRay(SOUTH, square, 0, -1)
  initRay(WEST, square, -1, 0)
  initRay(SOUTH_WEST, square, -1, -1)
  initRay(SOUTH_EAST, square, 1, -1)
  putSet(STRAIGHT_RAYS, square, rookAttacks(square, EMPTY))
  putSet(DIAGONAL_RAYS, square, bishopAttacks(square, EMPTY))
}

function initSteps(square: u32): void {
  const orthogonal = step(square, 1, 0) | step(square, -1, 0) | step(square, 0, 1) | step(square, 0, -1)
  const diagonal = step(square, 1, 1) | step(square, -1, 1) | step(square, 1, -1) | step(square, -1, -1)
  putSet(ORTHOGONAL_STEPS, square, orthogonal)
  putSet(DIAGONAL_STEPS, square, diagonal)
  putSet(KING_ATTACKS, square, orthogonal | diagonal)
  putSet(PAWN_ATTACKS, square, step(square, 1, 1) | step(square, -1, 1))
  putSet(PAWN_ATTACKS, 128 | square, step(square, 1, -1) | step(square, -1, -1))
  putSet(
    KNIGHT_ATTACKS,
    square,
    step(square, 1, 2) |
      step(square, 2, 1) |
      step(square, -1, 2) |
      step(square, -2, 1) |
      step(square, 1, -2) |
      step(square, 2, -1) |
      step(square, -1, -2) |
      step(square, -2, -1),
  )
}

function initLines(a: u32): void {
  for (let b: u32 = 0; b < SQUARES_ON_BOARD; b++) {
    const index = (a << 7) | b
    const ends = bit(a) | bit(b)
    if ((straightRays(a) & bit(b)) != 0) {
      putSet(LINE_THROUGH, index, (straightRays(a) & straightRays(b)) | ends)
      putSet(BETWEEN, index, rookAttacks(a, bit(b)) & rookAttacks(b, bit(a)))
    } else if ((diagonalRays(a) & bit(b)) != 0) {
      putSet(LINE_THROUGH, index, (diagonalRays(a) & diagonalRays(b)) | ends)
      putSet(BETWEEN, index, bishopAttacks(a, bit(b)) & bishopAttacks(b, bit(a)))
    }
  }
}

export function initAttacks(): void {
  for (let square: u32 = 0; square < SQUARES_ON_BOARD; square++) {
    initSteps(square)
    initRays(square)
  }
  for (let square: u32 = 0; square < SQUARES_ON_BOARD; square++) initLines(square)
}
