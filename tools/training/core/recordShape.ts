// What a labelled position on eight by eight is made of (tools/tuning/dataFormat.md); larger boards have recordShape.wide.ts in
// the place of this file.

import { count } from '../../../electron/core/src/rules/bitboard'
import { bucketOf } from '../../../electron/core/src/network/inputs'

export const RECORD_BYTES: usize = 32
/** Where the score begins, and what follows it. */
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

/** A king's square as the network's view takes it. */
export function kingPlace(_record: usize, square: u32): u32 {
  return square
}

/** Which output weights count. */
export function outputsOf(record: usize): u32 {
  return bucketOf(count(occupiedOf(record)))
}

/** The position is on a board that there is. */
export function hasBoard(_record: usize): bool {
  return true
}
