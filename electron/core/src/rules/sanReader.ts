// Moves in their common form: `e4`, `exd5`, `e8=Q`, `Nf3`, `R1xe2+`, `O-O`, `N@c1`. For any other text the core answers
// NOT_READ, and the host's own reader of notation takes over.

import { CHECKERS } from '../../layout/position'
import { LONG_CASTLING } from '../../layout/rules'
import { fileOf, rankOf } from './bitboard'
import { appendCastlings } from './castling'
import { MOVES } from './memoryMap'
import { CASTLING_A, CASTLING_H, moveFrom, moveKind, moveOf, moveRole, PLACEMENT, withRole } from './move'
import { generate } from './movegen'
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } from './piece'
import { isInSetup, isPlacing, turnOf } from './position'
import { appendMovesTo } from './resolve'
import { flagsOf } from './rules'
import { byteAt } from './text'

/** Returned if the text is not one plain, legal move. 0 is not a move, since nothing goes from a1 to a1. */
export const NOT_READ: u64 = 0

const ANY: u32 = 8
const NO_ROLE: u32 = 7

const LETTER_O: u32 = 0x4f
const HYPHEN: u32 = 0x2d
const LETTER_X: u32 = 0x78
const EQUALS: u32 = 0x3d
const AT_SIGN: u32 = 0x40
const PLUS: u32 = 0x2b
const HASH: u32 = 0x23

/** The file of a letter, 0 to 7; more for any other character. */
function fileIn(unit: u32): u32 {
  return unit - 0x61
}

/** The rank of a digit, 0 to 7; more for any other character. */
function rankIn(unit: u32): u32 {
  return unit - 0x31
}

function isFile(unit: u32): bool {
  return fileIn(unit) < 8
}

function isRank(unit: u32): bool {
  return rankIn(unit) < 8
}

/** The role of a capital letter; NO_ROLE for any other, because pawns have no letter. */
function roleIn(unit: u32): u32 {
  if (unit == 0x4e) return KNIGHT
  if (unit == 0x42) return BISHOP
  if (unit == 0x52) return ROOK
  if (unit == 0x51) return QUEEN
  return unit == 0x4b ? KING : NO_ROLE
}

/** A move and, in the upper half, the address after it and after its check mark. */
function read(move: u32, at: usize, end: usize): u64 {
  const unit = byteAt(at, end)
  const behind = unit == PLUS || unit == HASH ? at + 1 : at
  return ((behind as u64) << 32) | (move as u64)
}

/** The only move of a role to a square from the given file and rank; 0 if there is none or more than one. */
function only(position: usize, role: u32, to: u32, file: u32, rank: u32, promotion: u32): u32 {
  const behind = appendMovesTo(position, MOVES, role, to)
  let found: u32 = 0
  for (let at = MOVES; at < behind; at += 4) {
    const move = load<u32>(at)
    const from = moveFrom(move)
    if (moveRole(move) != promotion) continue
    if ((file != ANY && fileOf(from) != file) || (rank != ANY && rankOf(from) != rank)) continue
    if (found != 0) return 0
    found = move
  }
  return found
}

/** Reads a castling, if it is legal. */
function castling(position: usize, kind: u32): u32 {
  if (isInSetup(position) || load<u64>(position, CHECKERS) != 0) return 0
  const behind = appendCastlings(position, MOVES, turnOf(position))
  for (let at = MOVES; at < behind; at += 4) if (moveKind(load<u32>(at)) == kind) return load<u32>(at)
  return 0
}

function readCastling(position: usize, at: usize, end: usize): u64 {
  if (byteAt(at + 1, end) != HYPHEN || byteAt(at + 2, end) != LETTER_O) return NOT_READ
  const long = byteAt(at + 3, end) == HYPHEN && byteAt(at + 4, end) == LETTER_O
  if (long && (flagsOf(position) & LONG_CASTLING) == 0) return NOT_READ
  const move = castling(position, long ? CASTLING_A : CASTLING_H)
  return move == 0 ? NOT_READ : read(move, long ? at + 5 : at + 3, end)
}

function readPawn(position: usize, at: usize, end: usize): u64 {
  const takes = byteAt(at + 1, end) == LETTER_X
  const target = takes ? at + 2 : at
  const to = fileIn(byteAt(target, end))
  const rank = rankIn(byteAt(target + 1, end))
  if (to > 7 || rank > 7) return NOT_READ
  let behind = target + 2
  if (byteAt(behind, end) == EQUALS) behind++
  const role = roleIn(byteAt(behind, end))
  const promotes = role != NO_ROLE
  if (promotes) behind++
  else if (behind != target + 2) return NOT_READ
  const from = takes ? fileIn(byteAt(at, end)) : to
  const move = only(position, PAWN, to | (rank << 3), from, ANY, promotes ? role : 0)
  return move == 0 ? NOT_READ : read(move, behind, end)
}

/** Reads the placement of a single piece; a second one after a plus sign is left to others. */
function readPlacement(position: usize, role: u32, at: usize, end: usize): u64 {
  const file = fileIn(byteAt(at, end))
  const rank = rankIn(byteAt(at + 1, end))
  if (file > 7 || rank > 7 || !isPlacing(position)) return NOT_READ
  const move = withRole(moveOf(0, file | (rank << 3), PLACEMENT), role)
  const behind = generate(position, MOVES)
  for (let one = MOVES; one < behind; one += 4)
    if (load<u32>(one) == move) return (((at + 2) as u64) << 32) | (move as u64)
  return NOT_READ
}

function readPiece(position: usize, role: u32, from: usize, end: usize): u64 {
  let at = from
  let file = ANY
  let rank = ANY
  const first = byteAt(at, end)
  if (first == AT_SIGN) return readPlacement(position, role, at + 1, end)
  if (isRank(first)) {
    rank = rankIn(first)
    at++
  } else if (isFile(first)) {
    // In `Nbd2`, `Nbxd2`, `Nb1d2` and `Nb1xd2` the file is the origin; in `Nb1` it belongs to the target.
    const third = byteAt(at + 2, end)
    const hasRank = isRank(byteAt(at + 1, end))
    if (!hasRank || isFile(third) || third == LETTER_X) {
      file = fileIn(first)
      if (hasRank) rank = rankIn(byteAt(at + 1, end))
      at += hasRank ? 2 : 1
    }
  }
  if (byteAt(at, end) == LETTER_X) at++
  const to = fileIn(byteAt(at, end))
  const toRank = rankIn(byteAt(at + 1, end))
  if (to > 7 || toRank > 7) return NOT_READ
  const move = only(position, role, to | (toRank << 3), file, rank, 0)
  return move == 0 ? NOT_READ : read(move, at + 2, end)
}

/** Reads the move with which a text begins: returns the move, and in the upper half the address after it. */
export function readMove(position: usize, at: usize, end: usize): u64 {
  const unit = byteAt(at, end)
  if (isFile(unit)) return readPawn(position, at, end)
  if (unit == LETTER_O) return readCastling(position, at, end)
  const role = roleIn(unit)
  return role == NO_ROLE ? NOT_READ : readPiece(position, role, at + 1, end)
}
