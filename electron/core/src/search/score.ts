// Scores in centipawns from the view of the side to move; mates count down from MATE_SCORE by plies.

import { MATE_BOUND, MATE_SCORE } from '../../layout/score'

export const INFINITE: i32 = 32001
/** Means that no score is known. */
export const NO_SCORE: i32 = 32002

/** The deepest ply of a search. */
export const MAX_PLIES: i32 = 120

export function matedIn(ply: i32): i32 {
  return ply - MATE_SCORE
}

export function mateIn(ply: i32): i32 {
  return MATE_SCORE - ply
}

export function isMate(score: i32): bool {
  return score >= MATE_BOUND || score <= -MATE_BOUND
}

export function isWin(score: i32): bool {
  return score >= MATE_BOUND
}

export function isLoss(score: i32): bool {
  return score <= -MATE_BOUND
}

export function lesser(a: i32, b: i32): i32 {
  return a < b ? a : b
}

export function greater(a: i32, b: i32): i32 {
  return a > b ? a : b
}

export function clamp(value: i32, least: i32, most: i32): i32 {
  return value < least ? least : value > most ? most : value
}

export function magnitude(value: i32): i32 {
  return value < 0 ? -value : value
}
