// Moves as nearly all of them are written: `e4`, `exd5`, `e8=Q`, `Nf3`, `R1xe2+`, `O-O`, `N@c1`. Whatever else may
// be a move is not for the core to read: it answers NOT_READ, and the host's own reader of notation has the word.

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
import { unitAt } from './text'

/** No text of one plain move that is legal. The number of no move: nothing goes from a1 to a1. */
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

/** 0 to 7 for a letter of a file, more for anything else. */
function fileIn(unit: u32): u32 {
  return unit - 0x61
}

/** 0 to 7 for the digit of a rank, more for anything else. */
function rankIn(unit: u32): u32 {
  return unit - 0x31
}

function isFile(unit: u32): bool {
  return fileIn(unit) < 8
}

function isRank(unit: u32): bool {
  return rankIn(unit) < 8
}

/** The role of a capital letter; pawns have none. */
function roleIn(unit: u32): u32 {
  if (unit == 0x4e) return KNIGHT
  if (unit == 0x42) return BISHOP
  if (unit == 0x52) return ROOK
  if (unit == 0x51) return QUEEN
  return unit == 0x4b ? KING : NO_ROLE
}

/** A move and the place behind it, behind its check mark too. */
function read(move: u32, at: usize, end: usize): u64 {
  const unit = unitAt(at, end)
  const behind = unit == PLUS || unit == HASH ? at + 2 : at
  return ((behind as u64) << 32) | (move as u64)
}

/** The only one of the moves to a square that comes from the file and rank said; 0 if none or several do. */
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

/** Castling of a kind, if it is legal. */
function castling(position: usize, kind: u32): u32 {
  if (isInSetup(position) || load<u64>(position, CHECKERS) != 0) return 0
  const behind = appendCastlings(position, MOVES, turnOf(position))
  for (let at = MOVES; at < behind; at += 4) if (moveKind(load<u32>(at)) == kind) return load<u32>(at)
  return 0
}

function readCastling(position: usize, at: usize, end: usize): u64 {
  if (unitAt(at + 2, end) != HYPHEN || unitAt(at + 4, end) != LETTER_O) return NOT_READ
  const long = unitAt(at + 6, end) == HYPHEN && unitAt(at + 8, end) == LETTER_O
  if (long && (flagsOf(position) & LONG_CASTLING) == 0) return NOT_READ
  const move = castling(position, long ? CASTLING_A : CASTLING_H)
  return move == 0 ? NOT_READ : read(move, long ? at + 10 : at + 6, end)
}

function readPawn(position: usize, at: usize, end: usize): u64 {
  const takes = unitAt(at + 2, end) == LETTER_X
  const target = takes ? at + 4 : at
  const to = fileIn(unitAt(target, end))
  const rank = rankIn(unitAt(target + 2, end))
  if (to > 7 || rank > 7) return NOT_READ
  let behind = target + 4
  if (unitAt(behind, end) == EQUALS) behind += 2
  const role = roleIn(unitAt(behind, end))
  const promotes = role != NO_ROLE
  if (promotes) behind += 2
  else if (behind != target + 4) return NOT_READ
  const from = takes ? fileIn(unitAt(at, end)) : to
  const move = only(position, PAWN, to | (rank << 3), from, ANY, promotes ? role : 0)
  return move == 0 ? NOT_READ : read(move, behind, end)
}

/** A piece put down by itself; a second behind a plus sign is left to others. */
function readPlacement(position: usize, role: u32, at: usize, end: usize): u64 {
  const file = fileIn(unitAt(at, end))
  const rank = rankIn(unitAt(at + 2, end))
  if (file > 7 || rank > 7 || !isPlacing(position)) return NOT_READ
  const move = withRole(moveOf(0, file | (rank << 3), PLACEMENT), role)
  const behind = generate(position, MOVES)
  for (let one = MOVES; one < behind; one += 4)
    if (load<u32>(one) == move) return (((at + 4) as u64) << 32) | (move as u64)
  return NOT_READ
}

function readPiece(position: usize, role: u32, from: usize, end: usize): u64 {
  let at = from
  let file = ANY
  let rank = ANY
  const first = unitAt(at, end)
  if (first == AT_SIGN) return readPlacement(position, role, at + 2, end)
  if (isRank(first)) {
    rank = rankIn(first)
    at += 2
  } else if (isFile(first)) {
    // `Nbd2` and `Nbxd2`; `Nb1d2` and `Nb1xd2`; but `Nb1` goes there.
    const third = unitAt(at + 4, end)
    const hasRank = isRank(unitAt(at + 2, end))
    if (!hasRank || isFile(third) || third == LETTER_X) {
      file = fileIn(first)
      if (hasRank) rank = rankIn(unitAt(at + 2, end))
      at += hasRank ? 4 : 2
    }
  }
  if (unitAt(at, end) == LETTER_X) at += 2
  const to = fileIn(unitAt(at, end))
  const toRank = rankIn(unitAt(at + 2, end))
  if (to > 7 || toRank > 7) return NOT_READ
  const move = only(position, role, to | (toRank << 3), file, rank, 0)
  return move == 0 ? NOT_READ : read(move, at + 4, end)
}

/** Reads the move with which a text begins: the move, and in the upper half the place behind it. */
export function readMove(position: usize, at: usize, end: usize): u64 {
  const unit = unitAt(at, end)
  if (isFile(unit)) return readPawn(position, at, end)
  if (unit == LETTER_O) return readCastling(position, at, end)
  const role = roleIn(unit)
  return role == NO_ROLE ? NOT_READ : readPiece(position, role, at + 2, end)
}
