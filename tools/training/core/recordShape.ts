// The layout of a labelled position on eight by eight (tools/tuning/dataFormat.md); larger boards have
// recordShape.wide.ts in place of this file.

import { count } from '../../../electron/core/src/rules/bitboard'
import { bucketOf } from '../../../electron/core/src/network/inputs'

export const RECORD_BYTES: usize = 32
/** The offset of the score and the labels after it. */
export const LABELS: usize = 24
export const MAX_PIECES: u32 = 32
/** Room for the rows of all pieces and four castling rights, and for their number. */
export const LIST_BYTES: usize = 160

const CODES: usize = 8

export function occupiedOf(record: usize): u64 {
  return load<u64>(record)
}

export function codeOf(record: usize, piece: u32): u32 {
  return ((load<u8>(record + ((piece >> 1) as usize), CODES) as u32) >> ((piece & 1) << 2)) & 15
}

/** The king's square in the form that the network's view takes. */
export function kingPlace(_record: usize, square: u32): u32 {
  return square
}

/** The bucket of output weights that applies. */
export function outputsOf(record: usize): u32 {
  return bucketOf(count(occupiedOf(record)))
}

/** Whether the position is on a board that exists. */
export function hasBoard(_record: usize): bool {
  return true
}
