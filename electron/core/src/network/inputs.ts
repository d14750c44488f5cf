// The inputs that a position sets. Each side sees the board as White sees it, with its king on files a to d.

import { AREA_INPUTS, PIECE_INPUTS } from '../../layout/network'
import { colorOf, roleOf } from '../rules/piece'

/** The mask of the square in a view; the king's area is in the bits above. */
const SQUARES: u32 = 63

/** The area of a king on files a to d: the corner, the middle of the first rank, the second rank, further up. */
function areaOf(king: u32): u32 {
  const rank = king >> 3
  return rank == 0 ? (king & 3) >> 1 : min<u32>(rank, 2) + 1
}

/**
 * How a side sees the board, depending on where its king stands: squares are xored with the low six bits (which reverse ranks for Black,
 * and files if the king stands on e to h); the other bits are the king's area.
 */
export function viewOf(perspective: u32, king: u32): u32 {
  const orient: u32 = (perspective == 1 ? 56 : 0) | ((king & 4) != 0 ? 7 : 0)
  return orient | (areaOf(king ^ orient) << 6)
}

/** The input of a piece, given by its code. */
export function pieceInput(perspective: u32, view: u32, code: u32, square: u32): u32 {
  const board = (colorOf(code) ^ perspective) * 6 + roleOf(code)
  return (view >> 6) * AREA_INPUTS + board * 64 + (square ^ (view & SQUARES))
}

/** The input of a castling right, given as color << 1 | side; the sides are exchanged if files are reversed. */
export function castlingInput(perspective: u32, view: u32, right: u32): u32 {
  return PIECE_INPUTS + (right ^ (perspective << 1) ^ (view & 1))
}

/** The index of the output weights to use. */
export function bucketOf(pieces: u32): u32 {
  return min<u32>((pieces - 1) >> 2, 7)
}
