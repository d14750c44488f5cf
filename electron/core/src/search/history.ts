// How well moves have done elsewhere in the tree: a bonus for those that caused a cutoff, a malus for those tried before. Quiet moves have
// butterfly, pawn and continuation history, killers and countermoves; captures have a history of their own.
// https://www.chessprogramming.org/History_Heuristic

import { SQUARE_BITS } from '../rules/bitboard'
import { turnOf } from '../rules/position'
import { CONTINUATION, FRAME_BYTES, KILLERS, MOVE } from './frame'
import { pawnHash } from './hashes'
import { captureCell, pieceSquareOf } from './pieceSquares'
import { magnitude } from './score'
import { thread } from './state'
import {
  BUTTERFLY_HISTORY,
  CONTINUATION_BYTES,
  CONTINUATION_HISTORY,
  COUNTERMOVES,
  PAWN_HISTORY,
  PAWN_HISTORY_SIZE,
  PIECE_SQUARE_BITS,
} from './thread'

/** Origin and target of a move, in its lowest bits. */
const FROM_TO_BITS: u32 = 2 * SQUARE_BITS
const FROM_TO: u32 = (1 << FROM_TO_BITS) - 1

/** The limit of a history value in either direction: the larger a value, the less a bonus adds to it. */
const MAX_HISTORY: i32 = 16384

/** The value of a cell. */
export function readCell(cell: usize): i32 {
  return load<i16>(cell) as i32
}

function reward(cell: usize, bonus: i32): void {
  const value = readCell(cell)
  store<i16>(cell, (value + bonus - (value * magnitude(bonus)) / MAX_HISTORY) as i16)
}

function butterflyCell(position: usize, move: u32): usize {
  return (
    thread + BUTTERFLY_HISTORY + ((((turnOf(position) << FROM_TO_BITS) | (move & FROM_TO)) as usize) << 1)
  )
}

function pawnCell(position: usize, pieceSquare: u32): usize {
  const row = pawnHash(position) & (PAWN_HISTORY_SIZE - 1)
  return thread + PAWN_HISTORY + ((((row << PIECE_SQUARE_BITS) | pieceSquare) as usize) << 1)
}

/** The continuation history of a move; its cells belong to the moves played some plies later. */
export function continuationOf(position: usize, move: u32): usize {
  return thread + CONTINUATION_HISTORY + (pieceSquareOf(position, move) as usize) * CONTINUATION_BYTES
}

/** The continuation history used where there is no earlier move. */
export function noContinuation(): usize {
  return thread + CONTINUATION_HISTORY
}

/** The cell of a move in the continuation history of the move `back` plies before a frame. */
function continuationCell(frame: usize, back: usize, pieceSquare: u32): usize {
  return (load<u32>(frame - back * FRAME_BYTES, CONTINUATION) as usize) + ((pieceSquare as usize) << 1)
}

/** How well a quiet move has done; up to eight times the limit of a single history. */
export function quietHistory(frame: usize, move: u32): i32 {
  const pieceSquare = pieceSquareOf(frame, move)
  return (
    2 * readCell(butterflyCell(frame, move)) +
    2 * readCell(pawnCell(frame, pieceSquare)) +
    2 * readCell(continuationCell(frame, 1, pieceSquare)) +
    readCell(continuationCell(frame, 2, pieceSquare)) +
    readCell(continuationCell(frame, 4, pieceSquare))
  )
}

/** The score of a quiet move in the continuation histories alone. */
export function continuationHistory(frame: usize, move: u32): i32 {
  const pieceSquare = pieceSquareOf(frame, move)
  return readCell(continuationCell(frame, 1, pieceSquare)) + readCell(continuationCell(frame, 2, pieceSquare))
}

export function captureHistory(position: usize, move: u32): i32 {
  return readCell(captureCell(position, move))
}

export function rewardCapture(position: usize, move: u32, bonus: i32): void {
  reward(captureCell(position, move), bonus)
}

/** Adds a bonus for a move to the continuation histories of the moves before it. */
export function rewardContinuation(frame: usize, move: u32, bonus: i32): void {
  const pieceSquare = pieceSquareOf(frame, move)
  reward(continuationCell(frame, 1, pieceSquare), bonus)
  reward(continuationCell(frame, 2, pieceSquare), bonus)
  reward(continuationCell(frame, 4, pieceSquare), bonus / 2)
  reward(continuationCell(frame, 6, pieceSquare), bonus / 2)
}

export function rewardQuiet(frame: usize, move: u32, bonus: i32): void {
  reward(butterflyCell(frame, move), bonus)
  reward(pawnCell(frame, pieceSquareOf(frame, move)), bonus)
  rewardContinuation(frame, move, bonus)
}

/** Killer moves: the last two quiet moves that cut off at a ply; a new one replaces the older. */
export function setKiller(frame: usize, move: u32): void {
  const killer = load<u32>(frame, KILLERS)
  if (killer == move) return
  store<u32>(frame, move, KILLERS)
  store<u32>(frame, killer, KILLERS + 4)
}

/** The cell of the countermove, which is the best answer to the last move. */
function countermoveCell(frame: usize): usize {
  const before = frame - FRAME_BYTES
  const move = load<u32>(before, MOVE)
  const pieceSquare = move == 0 ? 0 : pieceSquareOf(before, move)
  return thread + COUNTERMOVES + ((pieceSquare as usize) << 2)
}

export function countermoveOf(frame: usize): u32 {
  return load<u32>(countermoveCell(frame))
}

export function setCountermove(frame: usize, move: u32): void {
  store<u32>(countermoveCell(frame), move)
}
