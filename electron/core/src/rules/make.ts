// Plays moves: a position is copied and the copy changed, so that a move is taken back by dropping the copy.

import {
  ADJUSTMENT,
  CASTLING_SQUARES,
  EP,
  FULLMOVES,
  HALFMOVES,
  KING_RELOCATION,
  LEAP,
  NO_SQUARE,
  POSITION_BYTES,
  PREVIOUS,
  QUEEN_RELOCATION,
  RELOCATION,
  TRANSPOSITION,
  TURN,
  UNMOVED,
} from '../../layout/position'
import {
  HAS_ADJUSTMENT,
  HAS_LEAP,
  HAS_TRANSPOSITION,
  LOSES_A_SIDE,
  LOSES_H_SIDE,
  LOST_SIDES,
} from '../../layout/rules'
import { behindSkipped, bit, fileOf, lowest, withoutLowest, Squares } from './bitboard'
import { bearCastlingRights, kingTarget, markCastlingSquares, rookTarget, settleCastling } from './castling'
import { takersOf } from './enPassant'
import {
  ADJUSTMENT_MOVE,
  CASTLING_A,
  CASTLING_H,
  DOUBLE_PLACEMENT,
  DOUBLE_STEP,
  EN_PASSANT,
  moveFrom,
  moveKind,
  moveRole,
  moveTo,
  PASS_MOVE,
  PLACEMENT,
  RELOCATION_MOVE,
  secondFile,
  secondRole,
  TRANSPOSITION_MOVE,
} from './move'
import { codeOf, PAWN, roleOf } from './piece'
import {
  castlingRook,
  codeAt,
  held,
  inHand,
  kingOf,
  putPiece,
  relocationOf,
  setCastlingRook,
  setHeld,
  shift,
  take,
  turnOf,
  xorKey,
} from './position'
import { homeRank, homeSquare } from './ranks'
import { flagsOf, rulesOf, SPECIAL } from './rules'
import { canStillAdjust, hasRight } from './special'
import { refreshThreats } from './threats'
import { epKey, rightKey, turnKey, unmovedKey } from './zobrist'

export const LEAP_KIND: u32 = 0
export const ADJUSTMENT_KIND: u32 = 1
export const TRANSPOSITION_KIND: u32 = 2
export const RELOCATION_KIND: u32 = 3

/** Sets one of the small fields of rights and updates the key. */
export function setRight(position: usize, field: usize, kind: u32, state: u32): void {
  const old = load<u8>(position + field) as u32
  xorKey(position, rightKey(kind, old) ^ rightKey(kind, state))
  store<u8>(position + field, state as u8)
}

function dropRight(position: usize, field: usize, kind: u32, color: u32): void {
  const old = load<u8>(position + field) as u32
  if (((old >> color) & 1) != 0) setRight(position, field, kind, old & ~(1 << color))
}

export function setUnmoved(position: usize, set: Squares): void {
  for (let changed = load<Squares>(position, UNMOVED) ^ set; changed != 0; changed = withoutLowest(changed)) {
    xorKey(position, unmovedKey(lowest(changed)))
  }
  store<Squares>(position, set, UNMOVED)
}

export function clearEp(position: usize): void {
  const square = load<u8>(position, EP) as u32
  if (square == NO_SQUARE) return
  xorKey(position, epKey(square))
  store<u8>(position, NO_SQUARE as u8, EP)
}

/** Stores the square that a pawn has just skipped, if `color` has a legal capture there. */
export function setEpIfLegal(position: usize, color: u32, square: u32): void {
  if (takersOf(position, color, square) == 0) return
  xorKey(position, epKey(square))
  store<u8>(position, square as u8, EP)
}

function setTurn(position: usize, color: u32): void {
  if (turnOf(position) != color) xorKey(position, turnKey())
  store<u8>(position, color as u8, TURN)
}

/** Drops the castling rights of a king or rook that has left its square or been captured. */
function loseCastling(position: usize, touched: Squares): void {
  for (let color: u32 = 0; color < 2; color++) {
    const kingLeft = (touched & bit(kingOf(load<u32>(position, PREVIOUS) as usize, color))) != 0
    for (let side: u32 = 0; side < 2; side++) {
      const rook = castlingRook(position, color, side)
      if (rook != NO_SQUARE && (kingLeft || (touched & bit(rook)) != 0))
        setCastlingRook(position, color, side, NO_SQUARE)
    }
  }
  markCastlingSquares(position)
}

/** Drops an adjustment right that can no longer be used, and with it the set of unmoved pieces. */
export function settleAdjustment(position: usize, color: u32): void {
  if (hasRight(position, ADJUSTMENT, color) && canStillAdjust(position, color)) return
  dropRight(position, ADJUSTMENT, ADJUSTMENT_KIND, color)
  setUnmoved(position, load<Squares>(position, UNMOVED) & ~homeRank(position, color))
}

function loseSpecialRights(position: usize, color: u32, touched: Squares, flags: u32): void {
  if (
    (flags & HAS_LEAP) != 0 &&
    (touched & bit(kingOf(load<u32>(position, PREVIOUS) as usize, color))) != 0
  ) {
    dropRight(position, LEAP, LEAP_KIND, color)
  }
  if ((flags & HAS_TRANSPOSITION) != 0) dropRight(position, TRANSPOSITION, TRANSPOSITION_KIND, color)
  if ((flags & HAS_ADJUSTMENT) != 0 && (touched & load<Squares>(position, UNMOVED)) != 0) {
    setUnmoved(position, load<Squares>(position, UNMOVED) & ~touched)
    settleAdjustment(position, 0)
    settleAdjustment(position, 1)
  }
}

function castle(position: usize, color: u32, side: u32, king: u32, rook: u32): void {
  const kingCode = codeAt(position, king)
  const rookCode = codeAt(position, rook)
  take(position, king)
  take(position, rook)
  putPiece(position, kingCode, kingTarget(position, color, side))
  putPiece(position, rookCode, rookTarget(position, color, side))
}

function swap(position: usize, a: u32, b: u32): void {
  if (a == b) return
  const codeA = codeAt(position, a)
  const codeB = codeAt(position, b)
  take(position, a)
  take(position, b)
  putPiece(position, codeB, a)
  putPiece(position, codeA, b)
}

/** Moves one piece, including its capture and promotion; returns whether the halfmove clock is reset. */
function step(position: usize, color: u32, from: u32, to: u32, kind: u32, promotion: u32): bool {
  const code = codeAt(position, from)
  const isCapture = codeAt(position, to) != 0
  if (isCapture) take(position, to)
  if (kind == EN_PASSANT) take(position, behindSkipped(to))
  if (promotion != 0) {
    take(position, from)
    putPiece(position, codeOf(color, promotion), to)
  } else shift(position, code, from, to)
  return isCapture || roleOf(code) == PAWN
}

function passTurn(position: usize, color: u32): void {
  setTurn(position, color ^ 1)
  if (color == 1) store<u32>(position, load<u32>(position, FULLMOVES) + 1, FULLMOVES)
  refreshThreats(position)
}

function place(position: usize, color: u32, role: u32, square: u32): void {
  putPiece(position, codeOf(color, role), square)
  setHeld(position, color, role, held(position, color, role) - 1)
}

function playPlacement(position: usize, color: u32, move: u32): void {
  place(position, color, moveRole(move), moveTo(move))
  if (moveKind(move) == DOUBLE_PLACEMENT)
    place(position, color, secondRole(move), homeSquare(position, color, secondFile(move)))
  if (inHand(position, color) == 0) {
    bearCastlingRights(position, color)
    settleCastling(position)
  }
  passTurn(position, color)
}

/** In systems that restrict castling, drops the right of a relocated king toward the other wing. */
function curtail(position: usize, color: u32): void {
  const file = fileOf(kingOf(position, color))
  const lost = load<u8>(rulesOf(position) + (file as usize), LOST_SIDES)
  if ((lost & LOSES_A_SIDE) != 0) setCastlingRook(position, color, 0, NO_SQUARE)
  if ((lost & LOSES_H_SIDE) != 0) setCastlingRook(position, color, 1, NO_SQUARE)
}

function playRelocation(position: usize, color: u32, from: u32, to: u32): void {
  swap(position, from, to)
  if (relocationOf(position) == KING_RELOCATION) {
    curtail(position, color)
    if (color == 0) setRight(position, RELOCATION, RELOCATION_KIND, QUEEN_RELOCATION)
  } else if (color == 0) {
    // White's queen relocation is followed by White's first move.
    setRight(position, RELOCATION, RELOCATION_KIND, 0)
    settleCastling(position)
    refreshThreats(position)
    return
  }
  passTurn(position, color)
}

function playGameMove(position: usize, color: u32, move: u32): void {
  const from = moveFrom(move)
  const to = moveTo(move)
  const kind = moveKind(move)
  const flags = flagsOf(position)
  let zeroing: bool = false
  clearEp(position)
  if (kind == CASTLING_A || kind == CASTLING_H) castle(position, color, kind - CASTLING_A, from, to)
  else if (kind == ADJUSTMENT_MOVE || kind == TRANSPOSITION_MOVE) swap(position, from, to)
  else if (kind != PASS_MOVE) zeroing = step(position, color, from, to, kind, moveRole(move))
  if (kind == DOUBLE_STEP) setEpIfLegal(position, color ^ 1, (from + to) >> 1)
  if (kind == ADJUSTMENT_MOVE) dropRight(position, ADJUSTMENT, ADJUSTMENT_KIND, color)
  const touched = bit(from) | bit(to)
  if ((load<Squares>(position, CASTLING_SQUARES) & touched) != 0) loseCastling(position, touched)
  if ((flags & SPECIAL) != 0) loseSpecialRights(position, color, touched, flags)
  store<u16>(position, zeroing ? 0 : load<u16>(position, HALFMOVES) + 1, HALFMOVES)
  passTurn(position, color)
}

/** Copies a position to `next` and plays a legal move there. */
export function make(position: usize, next: usize, move: u32): void {
  memory.copy(next, position, POSITION_BYTES)
  store<u32>(next, position as u32, PREVIOUS)
  const color = turnOf(position)
  const kind = moveKind(move)
  if (kind == PLACEMENT || kind == DOUBLE_PLACEMENT) playPlacement(next, color, move)
  else if (kind == RELOCATION_MOVE) playRelocation(next, color, moveFrom(move), moveTo(move))
  else playGameMove(next, color, move)
}

/** Copies a position to `next` and lets the other side move. */
export function makeNull(position: usize, next: usize): void {
  memory.copy(next, position, POSITION_BYTES)
  store<u32>(next, position as u32, PREVIOUS)
  clearEp(next)
  store<u16>(next, load<u16>(next, HALFMOVES) + 1, HALFMOVES)
  passTurn(next, turnOf(position))
}
