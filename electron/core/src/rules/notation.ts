// The functions that the host may call to read and write moves, positions and games on eight by eight; index.ts exports them.

import { writeFenAt as write } from './fenText'
import { replayGame } from './replay'
import { rewriteGame } from './rewrite'
import { readMove } from './sanReader'
import { REPLAY, TEXT } from './scratch'

/** The address of texts for the host and from it. */
export function textAddress(): usize {
  return TEXT
}

/** Reads `length` bytes as a move in SAN: 0 unless they name exactly one legal move in plain form. */
export function readSan(position: usize, length: u32): u32 {
  const end = TEXT + (length as usize)
  const move = readMove(position, TEXT, end)
  return ((move >> 32) as usize) == end ? (move as u32) : 0
}

/** Writes the FEN in canonical form, one byte for each letter; returns how many. */
export function writeFen(position: usize): u32 {
  return (write(position, TEXT) - TEXT) as u32
}

/** The address of the positions of a replayed game, from the first position on. */
export function replayAddress(): usize {
  return REPLAY
}

/** Replays movetext; returns the plies of the main line and, from bit 16, the result; all bits are set if the text is not plain. */
export function replay(position: usize, from: usize, end: usize): u32 {
  return replayGame(position, from, end)
}

/** Rewrites movetext; returns the offset after it, or 0 if it is not plain. */
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
