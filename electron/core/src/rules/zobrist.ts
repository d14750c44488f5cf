// Random words for every feature of a position; a position's key is the exclusive or of the words of its features.
// https://www.chessprogramming.org/Zobrist_Hashing

import { COLOR_SHIFT } from '../../layout/piece'
import { SQUARE_BITS, SQUARES } from './bitboard'
import { ZOBRIST, ZOBRIST_WORDS } from './memoryMap'

const CASTLING_AT: u32 = 1 << (COLOR_SHIFT + 1 + SQUARE_BITS)
const EP_AT: u32 = CASTLING_AT + 4 * SQUARES
const POCKET_AT: u32 = EP_AT + SQUARES
const RIGHTS_AT: u32 = POCKET_AT + 256
const UNMOVED_AT: u32 = RIGHTS_AT + 64
const TURN_AT: u32 = UNMOVED_AT + 128

function word(index: u32): u64 {
  return load<u64>(ZOBRIST + ((index as usize) << 3))
}

/** The word of a piece, given by its code, on a square. */
export function pieceKey(code: u32, square: u32): u64 {
  return word((code << SQUARE_BITS) | square)
}

/** The word of a castling right; `right` is 0 to 3: White a-side, White h-side, Black a-side, Black h-side. */
export function castlingKey(right: u32, rook: u32): u64 {
  return word(CASTLING_AT + ((right << SQUARE_BITS) | rook))
}

export function epKey(square: u32): u64 {
  return word(EP_AT + square)
}

/** The word of a hand; `held` is the number of pieces of a role that a side has in hand. */
export function pocketKey(color: u32, role: u32, held: u32): u64 {
  return word(POCKET_AT + color * 96 + role * 16 + held)
}

/** The word of a right; `kind` is 0 leap, 1 adjustment, 2 transposition, 3 relocation; `state` is 0 to 3 as in the position. */
export function rightKey(kind: u32, state: u32): u64 {
  return word(RIGHTS_AT + (kind << 2) + state)
}

export function unmovedKey(square: u32): u64 {
  return word(UNMOVED_AT + square)
}

export function turnKey(): u64 {
  return word(TURN_AT)
}

/** Fills the table with the splitmix64 sequence. */
export function initZobrist(): void {
  let state: u64 = 0x6261636b72616e6b
  for (let i: usize = 0; i < ZOBRIST_WORDS; i++) {
    state += 0x9e3779b97f4a7c15
    let z = state
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb
    store<u64>(ZOBRIST + (i << 3), z ^ (z >> 31))
  }
}
