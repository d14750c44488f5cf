// The functions of the rules that the host may call, for boards of any size; index.ts and index.wide.ts export them.
// They take and return numbers; positions and rules are addresses.

import { CHECKERS, KEY } from '../../layout/position'
import { initAttacks } from './attacks'
import { HAS_JANGGI, Squares } from './bitboard'
import { isDead, timesOnBoard as occurrencesOf } from './draws'
import { initJanggi } from './janggiTables'
import { movesBetween } from './list'
import { make, makeNull } from './make'
import { marksOf } from './marks'
import { ARENA, INPUT, MOVES } from './memoryMap'
import { generate } from './movegen'
import { perftOf } from './perft'
import { appendMovesTo } from './resolve'
import { read } from './setup'
import { initZobrist } from './zobrist'

/** Fills the tables; called once for each memory. */
export function init(): void {
  initAttacks()
  if (HAS_JANGGI) initJanggi()
  initZobrist()
}

export function inputAddress(): usize {
  return INPUT
}

export function movesAddress(): usize {
  return MOVES
}

/** The address from which the host may lay out positions and rules. */
export function arenaAddress(): usize {
  return ARENA
}

/** Makes a position of the setup in the input; returns 0, or the number of a fault. */
export function readSetup(position: usize, rules: usize): i32 {
  return read(position, rules)
}

/** Writes the legal moves; returns how many there are. */
export function legalMoves(position: usize): u32 {
  return movesBetween(MOVES, generate(position, MOVES))
}

/** Writes the legal moves, each with its mark in bits 28 and 29: 1 check, 2 mate; returns how many there are. */
export function markedMoves(position: usize): u32 {
  return movesBetween(MOVES, marksOf(position, MOVES))
}

/** Writes the legal steps and captures of a role to a square; returns how many there are. */
export function movesTo(position: usize, role: u32, to: u32): u32 {
  return movesBetween(MOVES, appendMovesTo(position, MOVES, role, to))
}

/** Whether a move is legal. */
export function isLegal(position: usize, move: u32): bool {
  const end = generate(position, MOVES)
  for (let at = MOVES; at < end; at += 4) if (load<u32>(at) == move) return true
  return false
}

export function play(position: usize, next: usize, move: u32): void {
  make(position, next, move)
}

export function playNull(position: usize, next: usize): void {
  makeNull(position, next)
}

export function inCheck(position: usize): bool {
  return load<Squares>(position, CHECKERS) != 0
}

export function key(position: usize): u64 {
  return load<u64>(position, KEY)
}

export function isInsufficient(position: usize): bool {
  return isDead(position)
}

export function occurrences(position: usize): u32 {
  return occurrencesOf(position)
}

export function perft(position: usize, depth: u32): u64 {
  return perftOf(position, depth)
}
