// Attacks of pieces: steps from tables, sliders by magic multiplication.
// https://www.chessprogramming.org/Magic_Bitboards

import { FILE_A, FILE_H, RANK_1, RANK_8, bit, fileOf, rankOf } from './bitboard'
import {
  BETWEEN,
  BISHOP_MAGICS,
  DIAGONAL_RAYS,
  DIAGONAL_STEPS,
  KING_ATTACKS,
  KNIGHT_ATTACKS,
  LINE_THROUGH,
  ORTHOGONAL_STEPS,
  PAWN_ATTACKS,
  ROOK_MAGICS,
  SLIDER_ATTACKS,
  STRAIGHT_RAYS,
} from './memoryMap'
import { magicOf } from './magics'

export function knightAttacks(square: u32): u64 {
  return load<u64>(KNIGHT_ATTACKS + ((square as usize) << 3))
}

export function kingAttacks(square: u32): u64 {
  return load<u64>(KING_ATTACKS + ((square as usize) << 3))
}

export function pawnAttacks(color: u32, square: u32): u64 {
  return load<u64>(PAWN_ATTACKS + ((((color << 6) | square) as usize) << 3))
}

/** The squares one step away along ranks and files. */
export function orthogonalSteps(square: u32): u64 {
  return load<u64>(ORTHOGONAL_STEPS + ((square as usize) << 3))
}

/** The squares one step away along diagonals. */
export function diagonalSteps(square: u32): u64 {
  return load<u64>(DIAGONAL_STEPS + ((square as usize) << 3))
}

/** The rank and the file of a square to the edges, ignoring pieces. */
export function straightRays(square: u32): u64 {
  return load<u64>(STRAIGHT_RAYS + ((square as usize) << 3))
}

/** The diagonals of a square to the edges, ignoring pieces. */
export function diagonalRays(square: u32): u64 {
  return load<u64>(DIAGONAL_RAYS + ((square as usize) << 3))
}

function sliderAttacks(magics: usize, square: u32, occupied: u64): u64 {
  const magic = magics + ((square as usize) << 5)
  const index = ((occupied & load<u64>(magic)) * load<u64>(magic, 8)) >> load<u64>(magic, 16)
  return load<u64>((load<u32>(magic, 24) as usize) + ((index as usize) << 3))
}

export function rookAttacks(square: u32, occupied: u64): u64 {
  return sliderAttacks(ROOK_MAGICS, square, occupied)
}

export function bishopAttacks(square: u32, occupied: u64): u64 {
  return sliderAttacks(BISHOP_MAGICS, square, occupied)
}

/** The given sliders that reach a square along ranks and files. */
export function straightHits(square: u32, sliders: u64, occupied: u64): u64 {
  return rookAttacks(square, occupied) & sliders
}

/** The given sliders that reach a square along diagonals. */
export function diagonalHits(square: u32, sliders: u64, occupied: u64): u64 {
  return bishopAttacks(square, occupied) & sliders
}

export function between(a: u32, b: u32): u64 {
  return load<u64>(BETWEEN + ((((a << 6) | b) as usize) << 3))
}

export function line(a: u32, b: u32): u64 {
  return load<u64>(LINE_THROUGH + ((((a << 6) | b) as usize) << 3))
}

/** The square one step away in a direction of files and ranks; empty beyond the edge. */
function step(square: u32, files: i32, ranks: i32): u64 {
  const file = (fileOf(square) as i32) + files
  const rank = (rankOf(square) as i32) + ranks
  return file < 0 || file > 7 || rank < 0 || rank > 7 ? 0 : bit((rank * 8 + file) as u32)
}

/** A ray up to and including the first occupied square. */
function ray(square: u32, files: i32, ranks: i32, occupied: u64): u64 {
  let reached: u64 = 0
  let file = (fileOf(square) as i32) + files
  let rank = (rankOf(square) as i32) + ranks
  while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
    const here = bit((rank * 8 + file) as u32)
    reached |= here
    if ((occupied & here) != 0) break
    file += files
    rank += ranks
  }
  return reached
}

function slowRook(square: u32, occupied: u64): u64 {
  return (
    ray(square, 1, 0, occupied) |
    ray(square, -1, 0, occupied) |
    ray(square, 0, 1, occupied) |
    ray(square, 0, -1, occupied)
  )
}

function slowBishop(square: u32, occupied: u64): u64 {
  return (
    ray(square, 1, 1, occupied) |
    ray(square, 1, -1, occupied) |
    ray(square, -1, 1, occupied) |
    ray(square, -1, -1, occupied)
  )
}

function initSteps(): void {
  for (let square: u32 = 0; square < 64; square++) {
    const at = (square as usize) << 3
    const orthogonal = step(square, 1, 0) | step(square, -1, 0) | step(square, 0, 1) | step(square, 0, -1)
    const diagonal = step(square, 1, 1) | step(square, -1, 1) | step(square, 1, -1) | step(square, -1, -1)
    store<u64>(STRAIGHT_RAYS + at, slowRook(square, 0))
    store<u64>(DIAGONAL_RAYS + at, slowBishop(square, 0))
    store<u64>(ORTHOGONAL_STEPS + at, orthogonal)
    store<u64>(DIAGONAL_STEPS + at, diagonal)
    store<u64>(KING_ATTACKS + at, orthogonal | diagonal)
    store<u64>(PAWN_ATTACKS + at, step(square, 1, 1) | step(square, -1, 1))
    store<u64>(PAWN_ATTACKS + 512 + at, step(square, 1, -1) | step(square, -1, -1))
    store<u64>(
      KNIGHT_ATTACKS + at,
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
}

/** Squares whose occupation matters to a slider: its rays without their last squares. */
function relevant(square: u32, attacks: u64): u64 {
  const ranks = (RANK_1 | RANK_8) & ~(RANK_1 << ((square & 56) as u64))
  const files = (FILE_A | FILE_H) & ~(FILE_A << ((square & 7) as u64))
  return attacks & ~(ranks | files)
}

/** Fills one square's part of the attack table and returns the address at which the next one begins. */
function initSlider(square: u32, isRook: bool, table: usize): usize {
  const record = (isRook ? ROOK_MAGICS : BISHOP_MAGICS) + ((square as usize) << 5)
  const mask = relevant(square, isRook ? slowRook(square, 0) : slowBishop(square, 0))
  const magic = magicOf(square, isRook)
  const shift: u64 = 64 - popcnt(mask)
  store<u64>(record, mask)
  store<u64>(record, magic, 8)
  store<u64>(record, shift, 16)
  store<u32>(record, table as u32, 24)
  let occupied: u64 = 0
  do {
    const index = ((occupied * magic) >> shift) as usize
    store<u64>(table + (index << 3), isRook ? slowRook(square, occupied) : slowBishop(square, occupied))
    occupied = (occupied - mask) & mask
  } while (occupied != 0)
  return table + ((1 as usize) << (((64 - shift) as usize) + 3))
}

function initLines(): void {
  for (let a: u32 = 0; a < 64; a++) {
    for (let b: u32 = 0; b < 64; b++) {
      if (a == b) continue
      const at = (((a << 6) | b) as usize) << 3
      const isRook = (straightRays(a) & bit(b)) != 0
      if (!isRook && (diagonalRays(a) & bit(b)) == 0) continue
      const ends = bit(a) | bit(b)
      if (isRook) {
        store<u64>(LINE_THROUGH + at, (straightRays(a) & straightRays(b)) | ends)
        store<u64>(BETWEEN + at, slowRook(a, bit(b)) & slowRook(b, bit(a)))
      } else {
        store<u64>(LINE_THROUGH + at, (diagonalRays(a) & diagonalRays(b)) | ends)
        store<u64>(BETWEEN + at, slowBishop(a, bit(b)) & slowBishop(b, bit(a)))
      }
    }
  }
}

export function initAttacks(): void {
  initSteps()
  let table = SLIDER_ATTACKS
  for (let square: u32 = 0; square < 64; square++) table = initSlider(square, true, table)
  for (let square: u32 = 0; square < 64; square++) table = initSlider(square, false, table)
  initLines()
}
