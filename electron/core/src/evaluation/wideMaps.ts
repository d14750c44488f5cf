// What each side attacks, filled in piece by piece as an evaluation goes on. Each thread has an instance of the module, and
// thus maps of its own.

import { EMPTY, Squares } from '../rules/bitboard'

let white: Squares = EMPTY
let black: Squares = EMPTY
let whiteMinors: Squares = EMPTY
let blackMinors: Squares = EMPTY
/** Attack units against White's king, and against Black's. */
let onWhite: i32 = 0
let onBlack: i32 = 0

/** Nothing is attacked. */
export function clearMaps(): void {
  white = EMPTY
  black = EMPTY
  whiteMinors = EMPTY
  blackMinors = EMPTY
  onWhite = 0
  onBlack = 0
}

/** A side attacks squares. */
export function addAttacks(color: u32, squares: Squares): void {
  if (color == 0) white |= squares
  else black |= squares
}

/** A minor piece of a side attacks squares. */
export function addMinorAttacks(color: u32, squares: Squares): void {
  if (color == 0) whiteMinors |= squares
  else blackMinors |= squares
}

/** A piece of a side aims at the enemy king. */
export function addUnits(color: u32, units: i32): void {
  if (color == 0) onBlack += units
  else onWhite += units
}

export function attackedBy(color: u32): Squares {
  return color == 0 ? white : black
}

export function attackedByMinors(color: u32): Squares {
  return color == 0 ? whiteMinors : blackMinors
}

/** What the enemy aims at a side's king. */
export function unitsAgainst(color: u32): i32 {
  return color == 0 ? onWhite : onBlack
}
