// Reads and changes the fields of a position; every change keeps bitboards, board and key consistent.

import {
  BOARD,
  BY_COLOR,
  BY_ROLE,
  CASTLING_ROOKS,
  POCKET_SIZES,
  KEY,
  KINGS,
  NO_SQUARE,
  POCKETS,
  RELOCATION,
  SET_SHIFT,
  TURN,
} from '../../layout/position'
import { bit, Squares } from './bitboard'
import { colorOf, KING, roleOf, ROLE_COUNT } from './piece'
import { castlingKey, pieceKey, pocketKey } from './zobrist'

export function turnOf(position: usize): u32 {
  return load<u8>(position, TURN)
}

export function byColor(position: usize, color: u32): Squares {
  return load<Squares>(position + ((color as usize) << SET_SHIFT), BY_COLOR)
}

export function byRole(position: usize, role: u32): Squares {
  return load<Squares>(position + ((role as usize) << SET_SHIFT), BY_ROLE)
}

export function occupiedOf(position: usize): Squares {
  return load<Squares>(position, BY_COLOR) | load<Squares>(position, BY_COLOR + (1 << SET_SHIFT))
}

/** The code of the piece on a square, 0 if it is empty. */
export function codeAt(position: usize, square: u32): u32 {
  return load<u8>(position + (square as usize), BOARD)
}

export function kingOf(position: usize, color: u32): u32 {
  return load<u8>(position + (color as usize), KINGS)
}

/** The square of a castling rook; `side` 0 is the a-side, 1 the h-side. NO_SQUARE if there is no right. */
export function castlingRook(position: usize, color: u32, side: u32): u32 {
  return load<u8>(position + (((color << 1) | side) as usize), CASTLING_ROOKS)
}

export function held(position: usize, color: u32, role: u32): u32 {
  return load<u8>(position + ((color * ROLE_COUNT + role) as usize), POCKETS)
}

export function inHand(position: usize, color: u32): u32 {
  return load<u8>(position + (color as usize), POCKET_SIZES)
}

/** Whether a side still has pieces to place. */
export function isPlacing(position: usize): bool {
  return load<u16>(position, POCKET_SIZES) != 0
}

/** Which pieces are being relocated: 0 none, 1 the kings, 2 the queens. */
export function relocationOf(position: usize): u32 {
  return load<u8>(position, RELOCATION)
}

/** Whether the position is still in a setup phase. */
export function isInSetup(position: usize): bool {
  return isPlacing(position) || relocationOf(position) != 0
}

function toggle(position: usize, code: u32, square: u32): void {
  const set = bit(square)
  const role = position + ((roleOf(code) as usize) << SET_SHIFT)
  const color = position + ((colorOf(code) as usize) << SET_SHIFT)
  store<Squares>(role, load<Squares>(role, BY_ROLE) ^ set, BY_ROLE)
  store<Squares>(color, load<Squares>(color, BY_COLOR) ^ set, BY_COLOR)
  store<u64>(position, load<u64>(position, KEY) ^ pieceKey(code, square), KEY)
}

/** Puts a piece on an empty square. */
export function putPiece(position: usize, code: u32, square: u32): void {
  toggle(position, code, square)
  store<u8>(position + (square as usize), code as u8, BOARD)
  if (roleOf(code) == KING) store<u8>(position + (colorOf(code) as usize), square as u8, KINGS)
}

/** Takes the piece off a square that has one. */
export function take(position: usize, square: u32): void {
  toggle(position, codeAt(position, square), square)
  store<u8>(position + (square as usize), 0, BOARD)
}

/** Moves a piece to an empty square. */
export function shift(position: usize, code: u32, from: u32, to: u32): void {
  const sets = bit(from) | bit(to)
  const role = position + ((roleOf(code) as usize) << SET_SHIFT)
  const color = position + ((colorOf(code) as usize) << SET_SHIFT)
  store<Squares>(role, load<Squares>(role, BY_ROLE) ^ sets, BY_ROLE)
  store<Squares>(color, load<Squares>(color, BY_COLOR) ^ sets, BY_COLOR)
  store<u64>(position, load<u64>(position, KEY) ^ pieceKey(code, from) ^ pieceKey(code, to), KEY)
  store<u8>(position + (from as usize), 0, BOARD)
  store<u8>(position + (to as usize), code as u8, BOARD)
  if (roleOf(code) == KING) store<u8>(position + (colorOf(code) as usize), to as u8, KINGS)
}

export function xorKey(position: usize, key: u64): void {
  store<u64>(position, load<u64>(position, KEY) ^ key, KEY)
}

export function setCastlingRook(position: usize, color: u32, side: u32, square: u32): void {
  const right = (color << 1) | side
  const old = castlingRook(position, color, side)
  if (old != NO_SQUARE) xorKey(position, castlingKey(right, old))
  if (square != NO_SQUARE) xorKey(position, castlingKey(right, square))
  store<u8>(position + (right as usize), square as u8, CASTLING_ROOKS)
}

/** Changes how many pieces of a role a side has in hand. */
export function setHeld(position: usize, color: u32, role: u32, count: u32): void {
  const old = held(position, color, role)
  xorKey(position, pocketKey(color, role, old) ^ pocketKey(color, role, count))
  store<u8>(position + ((color * ROLE_COUNT + role) as usize), count as u8, POCKETS)
  store<u8>(position + (color as usize), (inHand(position, color) + count - old) as u8, POCKET_SIZES)
}
