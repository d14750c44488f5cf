// Writes a position as a FEN. The host's notation defines the fields and how they are written, for boards of any size; this writes the same
// for eight by eight, fast enough for every node of a long game.

import {
  ADJUSTMENT,
  EP,
  FULLMOVES,
  HALFMOVES,
  LEAP,
  NO_SQUARE,
  TRANSPOSITION,
  UNMOVED,
} from '../../layout/position'
import {
  FEN_FILES,
  HAS_ADJUSTMENT,
  HAS_HOMES,
  HAS_RELOCATION,
  HAS_TRANSPOSITION,
  HOMES,
} from '../../layout/rules'
import { fileOf, rankOf } from './bitboard'
import { BISHOP, codeOf, colorOf, KING, KNIGHT, letterOfRole, PAWN, QUEEN, roleOf, ROOK } from './piece'
import { castlingRook, codeAt, held, isPlacing, relocationOf, turnOf } from './position'
import { flagsOf, rulesOf } from './rules'
import { hasRight } from './special'
import { putLetter, putNumber } from './text'

const SPACE: u32 = 0x20
const HYPHEN: u32 = 0x2d
const SLASH: u32 = 0x2f
const ZERO: u32 = 0x30
const BRACKET_OPEN: u32 = 0x5b
const BRACKET_CLOSE: u32 = 0x5d
const LETTER_A: u32 = 0x61
const LETTER_T: u32 = 0x54
const LETTER_K: u32 = 0x4b
const LETTER_Q: u32 = 0x51

/** The bit that makes a capital letter small. */
const SMALL: u32 = 0x20

function putSpace(at: usize): usize {
  return putLetter(at, SPACE)
}

function letterOf(code: u32): u32 {
  const capital = letterOfRole(roleOf(code))
  return colorOf(code) == 0 ? capital : capital | SMALL
}

function putRank(position: usize, from: usize, rank: u32): usize {
  let at = from
  let empties: u32 = 0
  for (let square = rank << 3; square < (rank + 1) << 3; square++) {
    const code = codeAt(position, square)
    if (code == 0) {
      empties++
      continue
    }
    if (empties != 0) at = putLetter(at, ZERO + empties)
    empties = 0
    at = putLetter(at, letterOf(code))
  }
  return empties == 0 ? at : putLetter(at, ZERO + empties)
}

function putBoard(position: usize, from: usize): usize {
  let at = putRank(position, from, 7)
  for (let rank: i32 = 6; rank >= 0; rank--) at = putRank(position, putLetter(at, SLASH), rank as u32)
  return at
}

function putHeld(position: usize, from: usize, color: u32, role: u32): usize {
  let at = from
  for (let left = held(position, color, role); left != 0; left--)
    at = putLetter(at, letterOf(codeOf(color, role)))
  return at
}

function putPockets(position: usize, from: usize): usize {
  if (!isPlacing(position)) return from
  let at = putLetter(from, BRACKET_OPEN)
  for (let color: u32 = 0; color < 2; color++) {
    at = putHeld(position, at, color, QUEEN)
    at = putHeld(position, at, color, ROOK)
    at = putHeld(position, at, color, BISHOP)
    at = putHeld(position, at, color, KNIGHT)
    at = putHeld(position, at, color, KING)
    at = putHeld(position, at, color, PAWN)
  }
  return putLetter(at, BRACKET_CLOSE)
}

/** Whether the rook is on its only home file or is the farthest from the king on that side. */
function isOutermost(position: usize, color: u32, side: u32, rook: u32): bool {
  if ((flagsOf(position) & HAS_HOMES) != 0)
    return fileOf(rook) == (load<u8>(rulesOf(position) + (side as usize), HOMES + 1) as u32)
  const code = codeOf(color, ROOK)
  const step: u32 = side == 0 ? -1 : 1
  const corner: u32 = (color * 56) | (side * 7)
  for (let square = rook; square != corner; square += step)
    if (codeAt(position, square + step) == code) return false
  return true
}

function putCastlingRight(position: usize, at: usize, color: u32, side: u32): usize {
  const rook = castlingRook(position, color, side)
  if (rook == NO_SQUARE) return at
  const files = (flagsOf(position) & FEN_FILES) != 0 || !isOutermost(position, color, side, rook)
  const capital = side == 0 ? LETTER_Q : LETTER_K
  const letter = files ? (LETTER_A + fileOf(rook)) & ~SMALL : capital
  return putLetter(at, color == 0 ? letter : letter | SMALL)
}

function putCastling(position: usize, from: usize): usize {
  let at = from
  for (let color: u32 = 0; color < 2; color++) {
    at = putCastlingRight(position, at, color, 1)
    at = putCastlingRight(position, at, color, 0)
  }
  return at == from ? putLetter(at, HYPHEN) : at
}

function putEnPassant(position: usize, at: usize): usize {
  const square = load<u8>(position, EP) as u32
  if (square == NO_SQUARE) return putLetter(at, HYPHEN)
  return putLetter(putLetter(at, LETTER_A + fileOf(square)), ZERO + 1 + rankOf(square))
}

/** Writes the rights that a side has through pieces that have not moved. */
function putUnmoved(position: usize, from: usize, color: u32): usize {
  let at = from
  if (hasRight(position, LEAP, color)) at = putLetter(at, LETTER_K)
  const rank = load<u8>(position + ((color * 7) as usize), UNMOVED) as u32
  if (hasRight(position, ADJUSTMENT, color)) {
    for (let file: u32 = 0; file < 8; file++)
      if (((rank >> file) & 1) != 0) at = putLetter(at, LETTER_A + file)
  }
  return at == from ? putLetter(at, HYPHEN) : at
}

function putTranspositions(position: usize, from: usize): usize {
  let at = from
  if (hasRight(position, TRANSPOSITION, 0)) at = putLetter(at, LETTER_T)
  if (hasRight(position, TRANSPOSITION, 1)) at = putLetter(at, LETTER_T | SMALL)
  return at == from ? putLetter(at, HYPHEN) : at
}

/** Writes `king` or `queen`. */
function putRelocation(from: usize, relocation: u32): usize {
  let at = from
  let letters: u64 = relocation == 1 ? 0x676e696b : 0x6e65657571
  for (; letters != 0; letters >>= 8) at = putLetter(at, (letters & 0xff) as u32)
  return at
}

/** Writes the seventh field, if the system has one and it is not empty. */
function putMemory(position: usize, at: usize): usize {
  const flags = flagsOf(position)
  if ((flags & HAS_ADJUSTMENT) != 0)
    return putUnmoved(position, putLetter(putUnmoved(position, putSpace(at), 0), SLASH), 1)
  if ((flags & HAS_TRANSPOSITION) != 0) return putTranspositions(position, putSpace(at))
  const relocation = relocationOf(position)
  if ((flags & HAS_RELOCATION) == 0 || relocation == 0) return at
  return putRelocation(putSpace(at), relocation)
}

/** Writes the FEN of a position in canonical form; returns the address after it. */
export function writeFenAt(position: usize, from: usize): usize {
  let at = putPockets(position, putBoard(position, from))
  at = putLetter(putSpace(at), turnOf(position) == 0 ? 0x77 : 0x62)
  at = putCastling(position, putSpace(at))
  at = putEnPassant(position, putSpace(at))
  at = putNumber(putSpace(at), load<u16>(position, HALFMOVES))
  at = putNumber(putSpace(at), load<u32>(position, FULLMOVES))
  return putMemory(position, at)
}
