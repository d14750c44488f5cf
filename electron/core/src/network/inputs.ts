// Which inputs a position sets. Each side sees the board as White sees it, with its king on files a to d.

import { PIECE_INPUTS } from '../../layout/network'
import { colorOf, roleOf } from '../rules/piece'

/** To be xored with squares: ranks are turned for Black, files where the king stands on e to h. */
export function orientation(perspective: u32, king: u32): u32 {
  return (perspective == 1 ? 56 : 0) | ((king & 4) != 0 ? 7 : 0)
}

/** The input of a piece, given by its code. */
export function pieceInput(perspective: u32, orient: u32, code: u32, square: u32): u32 {
  return ((colorOf(code) ^ perspective) * 6 + roleOf(code)) * 64 + (square ^ orient)
}

/** The input of a castling right, given as color << 1 | side; sides change places with the files. */
export function castlingInput(perspective: u32, orient: u32, right: u32): u32 {
  return PIECE_INPUTS + (right ^ (perspective << 1) ^ (orient & 1))
}

/** Which output weights count. */
export function bucketOf(pieces: u32): u32 {
  return min<u32>((pieces - 1) >> 2, 7)
}
