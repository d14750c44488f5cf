// Writes moves in notation, in the form that sanReader.ts reads: as short as the other legal moves allow, with their marks.

import { CHECKERS } from '../../layout/position'
import { LONG_CASTLING } from '../../layout/rules'
import { fileOf, isMany, rankOf } from './bitboard'
import { COUNT_ONLY } from './list'
import { MOVES } from './memoryMap'
import { CASTLING_A, CASTLING_H, EN_PASSANT, moveFrom, moveKind, moveRole, moveTo, PLACEMENT } from './move'
import { generate } from './movegen'
import { KING, letterOfRole, PAWN, roleOf } from './piece'
import { byColor, byRole, codeAt, turnOf } from './position'
import { appendMovesTo } from './resolve'
import { flagsOf } from './rules'
import { putLetter } from './text'

const LETTER_A: u32 = 0x61
const ONE: u32 = 0x31
const LETTER_O: u32 = 0x4f
const HYPHEN: u32 = 0x2d
const LETTER_X: u32 = 0x78
const EQUALS: u32 = 0x3d
const AT_SIGN: u32 = 0x40
const PLUS: u32 = 0x2b
const HASH: u32 = 0x23

function putFile(at: usize, square: u32): usize {
  return putLetter(at, LETTER_A + fileOf(square))
}

function putRank(at: usize, square: u32): usize {
  return putLetter(at, ONE + rankOf(square))
}

function putSquare(at: usize, square: u32): usize {
  return putRank(putFile(at, square), square)
}

/** Writes the shortest origin that tells a move from those of like pieces to the same square: file, rank, or both. */
function putOrigin(position: usize, at: usize, role: u32, from: u32, to: u32): usize {
  if (!isMany(byRole(position, role) & byColor(position, turnOf(position)))) return at
  const behind = appendMovesTo(position, MOVES, role, to)
  let others: bool = false
  let onFile: bool = false
  let onRank: bool = false
  for (let one = MOVES; one < behind; one += 4) {
    const origin = moveFrom(load<u32>(one))
    if (origin == from) continue
    others = true
    if (fileOf(origin) == fileOf(from)) onFile = true
    if (rankOf(origin) == rankOf(from)) onRank = true
  }
  if (!others) return at
  if (!onFile) return putFile(at, from)
  return onRank ? putSquare(at, from) : putRank(at, from)
}

function putCastling(from: usize, isLong: bool): usize {
  let at = putLetter(putLetter(putLetter(from, LETTER_O), HYPHEN), LETTER_O)
  if (isLong) at = putLetter(putLetter(at, HYPHEN), LETTER_O)
  return at
}

function putPawnMove(position: usize, from: usize, move: u32): usize {
  let at = from
  const to = moveTo(move)
  if (moveKind(move) == EN_PASSANT || codeAt(position, to) != 0)
    at = putLetter(putFile(at, moveFrom(move)), LETTER_X)
  at = putSquare(at, to)
  return moveRole(move) == 0 ? at : putLetter(putLetter(at, EQUALS), letterOfRole(moveRole(move)))
}

/** Writes a legal move without its mark; returns the address after it, or 0 for a castling to which the system gives another name. */
export function putMove(position: usize, from: usize, move: u32): usize {
  const kind = moveKind(move)
  if (kind == CASTLING_A || kind == CASTLING_H)
    return (flagsOf(position) & LONG_CASTLING) == 0 ? 0 : putCastling(from, kind == CASTLING_A)
  if (kind == PLACEMENT)
    return putSquare(putLetter(putLetter(from, letterOfRole(moveRole(move))), AT_SIGN), moveTo(move))
  const role = roleOf(codeAt(position, moveFrom(move)))
  if (role == PAWN) return putPawnMove(position, from, move)
  const to = moveTo(move)
  let at = putLetter(from, letterOfRole(role))
  if (role != KING) at = putOrigin(position, at, role, moveFrom(move), to)
  if (codeAt(position, to) != 0) at = putLetter(at, LETTER_X)
  return putSquare(at, to)
}

/** Writes the mark of the move that led to a position; moves of a setup have none. */
export function putMark(position: usize, at: usize, move: u32): usize {
  if (load<u64>(position, CHECKERS) == 0 || moveKind(move) == PLACEMENT) return at
  return putLetter(at, generate(position, COUNT_ONLY) == COUNT_ONLY ? HASH : PLUS)
}
