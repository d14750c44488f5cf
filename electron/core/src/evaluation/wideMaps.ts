// The attack maps of both sides, filled piece by piece during an evaluation. Each thread has its own instance of the module, and thus its
// own maps.

import { EMPTY, Squares } from '../rules/bitboard'

let white: Squares = EMPTY
let black: Squares = EMPTY
let whiteMinors: Squares = EMPTY
let blackMinors: Squares = EMPTY
/** Attack units against White's king, and against Black's. */
let onWhite: i32 = 0
let onBlack: i32 = 0

/** Resets the maps to no attacks. */
export function clearMaps(): void {
  white = EMPTY
  black = EMPTY
  whiteMinors = EMPTY
  blackMinors = EMPTY
  onWhite = 0
  onBlack = 0
}

/** Notes squares that a side attacks. */
export function addAttacks(color: u32, squares: Squares): void {
  if (color == 0) white |= squares
  else black |= squares
}

/** Notes squares that a minor piece of a side attacks. */
export function addMinorAttacks(color: u32, squares: Squares): void {
  if (color == 0) whiteMinors |= squares
  else blackMinors |= squares
}

/** Notes attack units of a side's piece against the enemy king. */
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

/** The attack units of the enemy against a side's king. */
export function unitsAgainst(color: u32): i32 {
  return color == 0 ? onWhite : onBlack
}
