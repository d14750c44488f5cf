// What the host may call to read and write moves, positions and games; index.ts hands it on.

import { writeFenAt as write } from './fenText'
import { MOVES } from './memoryMap'
import { movesBetween } from './list'
import { marksOf } from './marks'
import { generate } from './movegen'
import { replayGame } from './replay'
import { rewriteGame } from './rewrite'
import { appendMovesTo } from './resolve'
import { readMove } from './sanReader'
import { REPLAY, TEXT } from './scratch'

/** The move is among the legal ones. */
export function isLegal(position: usize, move: u32): bool {
  const end = generate(position, MOVES)
  for (let at = MOVES; at < end; at += 4) if (load<u32>(at) == move) return true
  return false
}

/** Writes the legal moves, each with its mark in bits 28 and 29: 1 check, 2 mate; answers how many. */
export function markedMoves(position: usize): u32 {
  return movesBetween(MOVES, marksOf(position, MOVES))
}

/** Writes the legal steps and captures of a role to a square; answers how many. */
export function movesTo(position: usize, role: u32, to: u32): u32 {
  return movesBetween(MOVES, appendMovesTo(position, MOVES, role, to))
}

/** Where texts for the host and from it stand. */
export function textAddress(): usize {
  return TEXT
}

/** Reads `length` bytes as a move in SAN: 0 if they are none that is plain, legal and the only one. */
export function readSan(position: usize, length: u32): u32 {
  const end = TEXT + (length as usize)
  const move = readMove(position, TEXT, end)
  return ((move >> 32) as usize) == end ? (move as u32) : 0
}

/** Writes the FEN in canonical form, a byte a letter; answers how many. */
export function writeFen(position: usize): u32 {
  return (write(position, TEXT) - TEXT) as u32
}

/** Where the positions of a replayed game stand, from the first on. */
export function replayAddress(): usize {
  return REPLAY
}

/** Replays movetext: plies of the main line and, from bit 16, the result; all bits if it is not plain. */
export function replay(position: usize, from: usize, end: usize): u32 {
  return replayGame(position, from, end)
}

/** Writes movetext anew; returns the offset after it, or 0 if it is not plain. */
export function rewrite(
  position: usize,
  from: usize,
  end: usize,
  to: usize,
  limit: usize,
  result: u32,
): usize {
  return rewriteGame(position, from, end, to, limit, result)
}
