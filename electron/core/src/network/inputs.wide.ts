// The inputs that a position on a board beyond eight by eight sets. Each side sees the board as White sees it, mirrored if its king stands
// beyond the middle file.

import { PIECE_INPUTS } from '../../layout/network'
import { fileOf, FILES, rankOf, SQUARE_BITS, SQUARES } from '../rules/bitboard'
import { colorOf, roleOf } from '../rules/piece'

// By board: ten by eight, nine by nine, ten by ten, Janggi's.
const ROLES: StaticArray<u32> = [8, 7, 6, 7]
const FILE_COUNTS: StaticArray<u32> = [10, 9, 10, 9]
const RANK_COUNTS: StaticArray<u32> = [8, 9, 10, 10]
/** The first input of each board. */
const FIRST_INPUTS: StaticArray<u32> = [0, 1280, 2540, 3740]

/** Bits of a view: the number of the board, and whether files are mirrored. */
const BOARD: u32 = 3
const IS_MIRRORED: u32 = 4

/** The number that each role has on its board, in a nibble for each role, the pawn's in the lowest. */
const NUMBERS: u64 = 0x642676543210

/**
 * How a side sees the board, depending on where its king stands (seen.wide.ts). As long as the view stays the same, so do the inputs of
 * pieces.
 */
export function viewOf(_perspective: u32, place: u32): u32 {
  const board = place >> SQUARE_BITS
  const isBeyond = fileOf(place & (SQUARES - 1)) * 2 >= FILE_COUNTS[board]
  return isBeyond ? board | IS_MIRRORED : board
}

/** The input of a piece, given by its code. */
export function pieceInput(perspective: u32, view: u32, code: u32, square: u32): u32 {
  const board = view & BOARD
  const ranks = RANK_COUNTS[board]
  const rank = perspective == 1 ? ranks - 1 - rankOf(square) : rankOf(square)
  const file = (view & IS_MIRRORED) != 0 ? FILE_COUNTS[board] - 1 - fileOf(square) : fileOf(square)
  const role = ((NUMBERS >> ((roleOf(code) << 2) as u64)) & 15) as u32
  const piece = (colorOf(code) ^ perspective) * ROLES[board] + role
  return FIRST_INPUTS[board] + (piece * ranks + rank) * FILES + file
}

/** The input of a castling right, given as color << 1 | side; the sides are exchanged if files are mirrored. */
export function castlingInput(perspective: u32, view: u32, right: u32): u32 {
  const side = (view & IS_MIRRORED) != 0 ? 1 : 0
  return PIECE_INPUTS + ((view & BOARD) << 2) + (right ^ (perspective << 1) ^ side)
}
