// What moves have been worth elsewhere in the tree: a bonus for those that cut off, a malus for those tried before.
// https://www.chessprogramming.org/History_Heuristic

import { BISHOP, KNIGHT, moveFrom, moveKind, moveRole, moveTo, PAWN, PLACEMENT, QUEEN, ROOK } from '../move'
import { byColor, byRole, codeAt, codeOf, roleOf, turnOf } from '../position'
import { FOLLOW_UPS, FRAME_BYTES, KILLERS, MOVE } from './frame'
import { clamp, magnitude } from './score'
import { thread } from './state'
import {
  BLACK_CORRECTIONS,
  BUTTERFLIES,
  CAPTURES,
  CORRECTION_SIZE,
  COUNTERS,
  FOLLOW_UP_BYTES,
  FOLLOW_UP_TABLE,
  PAWN_CORRECTIONS,
  PAWN_HISTORY,
  PAWN_HISTORY_SIZE,
  WHITE_CORRECTIONS,
} from './thread'

/** Histories stay within this, either way: the larger a value, the less a bonus adds to it. */
const HISTORY_LIMIT: i32 = 16384
/** The same for corrections, which are kept in 256ths of a centipawn. */
const CORRECTION_LIMIT: i32 = 16384
const CORRECTION_UNIT: i32 = 256

/** The piece that a move moves and where to: 0 to 1023. */
export function pieceSquareOf(position: usize, move: u32): u32 {
  const code =
    moveKind(move) >= PLACEMENT ? codeOf(turnOf(position), moveRole(move)) : codeAt(position, moveFrom(move))
  return (code << 6) | moveTo(move)
}

function read(cell: usize): i32 {
  return load<i16>(cell) as i32
}

function reward(cell: usize, bonus: i32): void {
  const value = read(cell)
  store<i16>(cell, (value + bonus - (value * magnitude(bonus)) / HISTORY_LIMIT) as i16)
}

function butterfly(position: usize, move: u32): usize {
  return thread + BUTTERFLIES + ((((turnOf(position) << 12) | (move & 4095)) as usize) << 1)
}

function captureCell(position: usize, move: u32): usize {
  const captured = codeAt(position, moveTo(move))
  const role = captured == 0 ? 6 : roleOf(captured)
  return thread + CAPTURES + ((((pieceSquareOf(position, move) << 3) | role) as usize) << 1)
}

/** A word that stands for the pawns of a position. */
export function pawnHash(position: usize): u32 {
  const pawns = byRole(position, PAWN)
  const white = (pawns & byColor(position, 0)) * 0x9e3779b97f4a7c15
  const black = (pawns & byColor(position, 1)) * 0xc2b2ae3d27d4eb4f
  return ((white ^ black) >> 40) as u32
}

/** A word that stands for the pieces of a side. */
function pieceHash(position: usize, color: u32): u32 {
  const own = byColor(position, color)
  const hash =
    ((byRole(position, KNIGHT) & own) * 0x9e3779b97f4a7c15) ^
    ((byRole(position, BISHOP) & own) * 0xc2b2ae3d27d4eb4f) ^
    ((byRole(position, ROOK) & own) * 0x165667b19e3779f9) ^
    ((byRole(position, QUEEN) & own) * 0xd6e8feb86659fd93)
  return (hash >> 40) as u32
}

function pawnCell(position: usize, pieceSquare: u32): usize {
  const row = pawnHash(position) & (PAWN_HISTORY_SIZE - 1)
  return thread + PAWN_HISTORY + ((((row << 10) | pieceSquare) as usize) << 1)
}

/** The follow-up histories of a move, whose cells go by what is played some plies later. */
export function followUpsOf(position: usize, move: u32): usize {
  return thread + FOLLOW_UP_TABLE + (pieceSquareOf(position, move) as usize) * FOLLOW_UP_BYTES
}

/** The follow-up histories of no move at all. */
export function noFollowUps(): usize {
  return thread + FOLLOW_UP_TABLE
}

/** The cell of a move among the follow-ups of the move `back` plies before a frame. */
function followUpCell(frame: usize, back: usize, pieceSquare: u32): usize {
  return (load<u32>(frame - back * FRAME_BYTES, FOLLOW_UPS) as usize) + ((pieceSquare as usize) << 1)
}

/** How well a quiet move has done, up to five times the limit of a history. */
export function quietHistory(frame: usize, move: u32): i32 {
  const pieceSquare = pieceSquareOf(frame, move)
  return (
    2 * read(butterfly(frame, move)) +
    2 * read(pawnCell(frame, pieceSquare)) +
    2 * read(followUpCell(frame, 1, pieceSquare)) +
    read(followUpCell(frame, 2, pieceSquare)) +
    read(followUpCell(frame, 4, pieceSquare))
  )
}

/** What follow-ups alone say of a quiet move. */
export function followUpHistory(frame: usize, move: u32): i32 {
  const pieceSquare = pieceSquareOf(frame, move)
  return read(followUpCell(frame, 1, pieceSquare)) + read(followUpCell(frame, 2, pieceSquare))
}

export function captureHistory(position: usize, move: u32): i32 {
  return read(captureCell(position, move))
}

export function rewardCapture(position: usize, move: u32, bonus: i32): void {
  reward(captureCell(position, move), bonus)
}

/** Lets a move count among the follow-ups of the moves before it. */
export function rewardFollowUp(frame: usize, move: u32, bonus: i32): void {
  const pieceSquare = pieceSquareOf(frame, move)
  reward(followUpCell(frame, 1, pieceSquare), bonus)
  reward(followUpCell(frame, 2, pieceSquare), bonus)
  reward(followUpCell(frame, 4, pieceSquare), bonus / 2)
  reward(followUpCell(frame, 6, pieceSquare), bonus / 2)
}

export function rewardQuiet(frame: usize, move: u32, bonus: i32): void {
  reward(butterfly(frame, move), bonus)
  reward(pawnCell(frame, pieceSquareOf(frame, move)), bonus)
  rewardFollowUp(frame, move, bonus)
}

/** The last two quiet moves that cut off at a ply; the older one gives way. */
export function setKiller(frame: usize, move: u32): void {
  const killer = load<u32>(frame, KILLERS)
  if (killer == move) return
  store<u32>(frame, move, KILLERS)
  store<u32>(frame, killer, KILLERS + 4)
}

/** Where the best answer to the last move stands. */
function counterCell(frame: usize): usize {
  const before = frame - FRAME_BYTES
  const move = load<u32>(before, MOVE)
  const pieceSquare = move == 0 ? 0 : pieceSquareOf(before, move)
  return thread + COUNTERS + ((pieceSquare as usize) << 2)
}

export function counterOf(frame: usize): u32 {
  return load<u32>(counterCell(frame))
}

export function setCounter(frame: usize, move: u32): void {
  store<u32>(counterCell(frame), move)
}

// ---- Corrections of the evaluation -----------------------------------------------------------

function correctionCell(table: usize, color: u32, hash: u32): usize {
  return thread + table + ((((color * CORRECTION_SIZE) | (hash & (CORRECTION_SIZE - 1))) as usize) << 1)
}

/** By how many centipawns searches have found positions like this one to differ from their evaluation. */
export function correctionOf(position: usize): i32 {
  const color = turnOf(position)
  const sum =
    read(correctionCell(PAWN_CORRECTIONS, color, pawnHash(position))) +
    read(correctionCell(WHITE_CORRECTIONS, color, pieceHash(position, 0))) +
    read(correctionCell(BLACK_CORRECTIONS, color, pieceHash(position, 1)))
  return sum / CORRECTION_UNIT
}

function correct(cell: usize, bonus: i32): void {
  const value = read(cell)
  store<i16>(cell, (value + bonus - (value * magnitude(bonus)) / CORRECTION_LIMIT) as i16)
}

/** Learns that the search differs from the evaluation by `difference` centipawns. */
export function learnCorrection(position: usize, difference: i32, depth: i32): void {
  const bonus = clamp(difference * depth * 4, -CORRECTION_LIMIT / 4, CORRECTION_LIMIT / 4)
  const color = turnOf(position)
  correct(correctionCell(PAWN_CORRECTIONS, color, pawnHash(position)), bonus)
  correct(correctionCell(WHITE_CORRECTIONS, color, pieceHash(position, 0)), bonus)
  correct(correctionCell(BLACK_CORRECTIONS, color, pieceHash(position, 1)), bonus)
}
