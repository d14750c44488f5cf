// What moves have been worth elsewhere in the tree: a bonus for those that cut off, a malus for those tried before.
// Quiet moves have butterfly, pawn and continuation history, killers and countermoves; captures have a history of their own.
// https://www.chessprogramming.org/History_Heuristic

import { moveFrom, moveKind, moveRole, moveTo, PLACEMENT } from '../rules/move'
import { codeOf, PAWN, roleOf } from '../rules/piece'
import { byColor, byRole, codeAt, turnOf } from '../rules/position'
import { CONTINUATION, FRAME_BYTES, KILLERS, MOVE } from './frame'
import { magnitude } from './score'
import { thread } from './state'
import {
  BUTTERFLY_HISTORY,
  CAPTURE_HISTORY,
  CONTINUATION_BYTES,
  CONTINUATION_HISTORY,
  COUNTERMOVES,
  PAWN_HISTORY,
  PAWN_HISTORY_SIZE,
} from './thread'

/** Histories stay within this, either way: the larger a value, the less a bonus adds to it. */
const MAX_HISTORY: i32 = 16384

/** The piece that a move moves and where to: 0 to 1023. */
export function pieceSquareOf(position: usize, move: u32): u32 {
  const code =
    moveKind(move) >= PLACEMENT ? codeOf(turnOf(position), moveRole(move)) : codeAt(position, moveFrom(move))
  return (code << 6) | moveTo(move)
}

/** The value of a cell. */
export function readCell(cell: usize): i32 {
  return load<i16>(cell) as i32
}

function reward(cell: usize, bonus: i32): void {
  const value = readCell(cell)
  store<i16>(cell, (value + bonus - (value * magnitude(bonus)) / MAX_HISTORY) as i16)
}

function butterflyCell(position: usize, move: u32): usize {
  return thread + BUTTERFLY_HISTORY + ((((turnOf(position) << 12) | (move & 4095)) as usize) << 1)
}

function captureCell(position: usize, move: u32): usize {
  const captured = codeAt(position, moveTo(move))
  const role = captured == 0 ? 6 : roleOf(captured)
  return thread + CAPTURE_HISTORY + ((((pieceSquareOf(position, move) << 3) | role) as usize) << 1)
}

/** A word that stands for the pawns of a position. */
export function pawnHash(position: usize): u32 {
  const pawns = byRole(position, PAWN)
  const white = (pawns & byColor(position, 0)) * 0x9e3779b97f4a7c15
  const black = (pawns & byColor(position, 1)) * 0xc2b2ae3d27d4eb4f
  return ((white ^ black) >> 40) as u32
}

function pawnCell(position: usize, pieceSquare: u32): usize {
  const row = pawnHash(position) & (PAWN_HISTORY_SIZE - 1)
  return thread + PAWN_HISTORY + ((((row << 10) | pieceSquare) as usize) << 1)
}

/** The continuation history of a move, whose cells go by what is played some plies later. */
export function continuationOf(position: usize, move: u32): usize {
  return thread + CONTINUATION_HISTORY + (pieceSquareOf(position, move) as usize) * CONTINUATION_BYTES
}

/** The continuation history of no move at all. */
export function noContinuation(): usize {
  return thread + CONTINUATION_HISTORY
}

/** The cell of a move in the continuation history of the move `back` plies before a frame. */
function continuationCell(frame: usize, back: usize, pieceSquare: u32): usize {
  return (load<u32>(frame - back * FRAME_BYTES, CONTINUATION) as usize) + ((pieceSquare as usize) << 1)
}

/** How well a quiet move has done, up to five times the limit of a history. */
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

/** What continuation history alone says of a quiet move. */
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

/** Adds a bonus in the continuation histories of the moves before a move. */
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

/** Killer moves: the last two quiet moves that cut off at a ply; the older one gives way. */
export function setKiller(frame: usize, move: u32): void {
  const killer = load<u32>(frame, KILLERS)
  if (killer == move) return
  store<u32>(frame, move, KILLERS)
  store<u32>(frame, killer, KILLERS + 4)
}

/** Where the countermove stands, the best answer to the last move. */
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
