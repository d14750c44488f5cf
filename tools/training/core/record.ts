// Reads labelled positions; tools/tuning/dataFormat.md describes their bytes.

import { COLOR_SHIFT, KING, ROLE_COUNT } from '../../../electron/core/layout/piece'
import { count, lowest, withoutLowest } from '../../../electron/core/src/rules/bitboard'
import { castlingInput, pieceInput, viewOf } from '../../../electron/core/src/network/inputs'
import { codeOf, hasBoard, kingPlace, LABELS, MAX_PIECES, occupiedOf, RECORD_BYTES } from './recordShape'
import { rowBytes } from './weights'

const SCORE: usize = LABELS
const RESULT: usize = LABELS + 2
const FLAGS: usize = LABELS + 3
const MAX_SCORE: i32 = 15000
/** An unknown result. */
const UNKNOWN: u32 = 3
const WHITE_KING: u32 = KING + 1
const BLACK_KING: u32 = (1 << COLOR_SHIFT) | WHITE_KING
const ROLE: u32 = (1 << COLOR_SHIFT) - 1
const ROLES: u32 = ROLE_COUNT

/** 0 White, 1 Black. */
export function turnOf(record: usize): u32 {
  return load<u8>(record, FLAGS) & 1
}

/** The score in centipawns from the view of the side to move. */
export function scoreOf(record: usize): f32 {
  const score = load<i16>(record, SCORE) as f32
  return turnOf(record) == 0 ? score : -score
}

/** Writes a score in centipawns from the view of the side to move, clamped to the range of a record. */
export function writeScore(record: usize, score: i32): void {
  const kept = min(max(score, -MAX_SCORE), MAX_SCORE)
  store<i16>(record, (turnOf(record) == 0 ? kept : -kept) as i16, SCORE)
}

/** Whether the result is known; it is not for positions that are not from the game itself. */
export function hasResult(record: usize): bool {
  return load<u8>(record, RESULT) != UNKNOWN
}

/** 1 if the side to move won, 0 if it lost, one half for a draw. */
export function resultOf(record: usize): f32 {
  const result = (load<u8>(record, RESULT) as f32) * 0.5
  return turnOf(record) == 0 ? result : 1 - result
}

/** The square of White's king (0) or Black's (1). */
export function kingSquareOf(record: usize, color: u32): u32 {
  const king = color == 0 ? WHITE_KING : BLACK_KING
  let piece: u32 = 0
  for (let rest = occupiedOf(record); rest != 0; rest = withoutLowest(rest), piece++) {
    if (codeOf(record, piece) == king) return lowest(rest)
  }
  return 0
}

/**
 * Lists the offsets of the rows of the inputs that White's view (0) or Black's (1) sets; returns the end of the list.
 */
export function listRows(record: usize, perspective: u32, hidden: u32, list: usize): usize {
  const view = viewOf(perspective, kingPlace(record, kingSquareOf(record, perspective)))
  const bytes = rowBytes(hidden) as u32
  let piece: u32 = 0
  for (let rest = occupiedOf(record); rest != 0; rest = withoutLowest(rest), piece++) {
    store<u32>(list, pieceInput(perspective, view, codeOf(record, piece), lowest(rest)) * bytes)
    list += 4
  }
  const rights = (load<u8>(record, FLAGS) as u32) >> 1
  for (let right: u32 = 0; right < 4; right++) {
    if (((rights >> right) & 1) == 0) continue
    store<u32>(list, castlingInput(perspective, view, right) * bytes)
    list += 4
  }
  return list
}

/** Whether a record can be trained on: it has a board, not too many pieces, one king per side, and a result. */
function isSound(record: usize): bool {
  const pieces = count(occupiedOf(record))
  if (!hasBoard(record) || pieces > MAX_PIECES || load<u8>(record, RESULT) > UNKNOWN) return false
  let kings: u32 = 0
  for (let piece: u32 = 0; piece < pieces; piece++) {
    const code = codeOf(record, piece)
    const role = code & ROLE
    if (role == 0 || role > ROLES || code >> COLOR_SHIFT > 1) return false
    if (code == WHITE_KING) kings += 1
    if (code == BLACK_KING) kings += 64
  }
  return kings == 65
}

/** The index of the first record that cannot be trained on; `total` if all can. */
export function firstUnsound(records: usize, total: u32): u32 {
  for (let i: u32 = 0; i < total; i++) {
    if (!isSound(records + (i as usize) * RECORD_BYTES)) return i
  }
  return total
}
