// The layout of a labelled position on a larger board (tools/tuning/dataFormat.md).

import { count, SQUARE_BITS, Squares, SQUARES_ON_BOARD } from '../../../electron/core/src/rules/bitboard'

export const RECORD_BYTES: usize = 64
/** The offset of the score and the labels after it. */
export const LABELS: usize = 56
export const MAX_PIECES: u32 = 40
/** Room for the rows of all pieces and four castling rights, and for their number. */
export const LIST_BYTES: usize = 192

const CODES: usize = 16
const FLAGS: usize = LABELS + 3

export function occupiedOf(record: usize): Squares {
  return v128.load(record)
}

export function codeOf(record: usize, piece: u32): u32 {
  return load<u8>(record + (piece as usize), CODES)
}

/** The number of the board: ten by eight, nine by nine, ten by ten, Janggi's. */
function boardOf(record: usize): u32 {
  return (load<u8>(record, FLAGS) as u32) >> 5
}

/** The board and the king's square on it, in the form that the network's view takes. */
export function kingPlace(record: usize, square: u32): u32 {
  return (boardOf(record) << SQUARE_BITS) | square
}

/** The bucket of output weights that applies. */
export function outputsOf(record: usize): u32 {
  return (boardOf(record) << 3) + min<u32>((count(occupiedOf(record)) - 1) / 5, 7)
}

/** Whether the position is on a board that exists. */
export function hasBoard(record: usize): bool {
  return boardOf(record) < 4 && load<u64>(record, 8) >> ((SQUARES_ON_BOARD - 64) as u64) == 0
}
