// Correction history: how far searches have found the evaluation to be off in positions with the same pawns or pieces.
// https://www.chessprogramming.org/Static_Evaluation_Correction_History

import { turnOf } from '../rules/position'
import { pawnHash, pieceHash } from './hashes'
import { readCell } from './history'
import { clamp, magnitude } from './score'
import { thread } from './state'
import {
  BLACK_CORRECTION_HISTORY,
  CORRECTION_HISTORY_SIZE,
  PAWN_CORRECTION_HISTORY,
  WHITE_CORRECTION_HISTORY,
} from './thread'

/** The largest correction in either direction; corrections are kept in 256ths of a centipawn. */
const MAX_CORRECTION: i32 = 16384
const CORRECTION_UNIT: i32 = 256

function correctionCell(table: usize, color: u32, hash: u32): usize {
  return (
    thread +
    table +
    ((((color * CORRECTION_HISTORY_SIZE) | (hash & (CORRECTION_HISTORY_SIZE - 1))) as usize) << 1)
  )
}

/** The mean difference between search results and evaluations of similar positions, in centipawns. */
export function correctionOf(position: usize): i32 {
  const color = turnOf(position)
  const sum =
    readCell(correctionCell(PAWN_CORRECTION_HISTORY, color, pawnHash(position))) +
    readCell(correctionCell(WHITE_CORRECTION_HISTORY, color, pieceHash(position, 0))) +
    readCell(correctionCell(BLACK_CORRECTION_HISTORY, color, pieceHash(position, 1)))
  return sum / CORRECTION_UNIT
}

function correct(cell: usize, bonus: i32): void {
  const value = readCell(cell)
  store<i16>(cell, (value + bonus - (value * magnitude(bonus)) / MAX_CORRECTION) as i16)
}

/** Learns that the search differs from the evaluation by `difference` centipawns. */
export function rewardCorrection(position: usize, difference: i32, depth: i32): void {
  const bonus = clamp(difference * depth * 4, -MAX_CORRECTION / 4, MAX_CORRECTION / 4)
  const color = turnOf(position)
  correct(correctionCell(PAWN_CORRECTION_HISTORY, color, pawnHash(position)), bonus)
  correct(correctionCell(WHITE_CORRECTION_HISTORY, color, pieceHash(position, 0)), bonus)
  correct(correctionCell(BLACK_CORRECTION_HISTORY, color, pieceHash(position, 1)), bonus)
}
