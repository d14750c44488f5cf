// Geometry of boards beyond eight by eight as a side sees it: ranks count from its own edge.

import { bit, fileOf, FILES, highest, rankOf, Squares } from '../rules/bitboard'
import { lastRank, wholeBoard } from '../rules/ranks'
import { NORTH, rayOf, SOUTH } from '../rules/rays'

/** The number of the last file. */
export function lastFile(position: usize): u32 {
  return fileOf(highest(wholeBoard(position)))
}

/** The rank as a side sees it, 0 on its own edge. */
export function rankSeen(position: usize, color: u32, square: u32): u32 {
  return color == 0 ? rankOf(square) : lastRank(position) - rankOf(square)
}

/** The squares before a square on its file, in the side's direction. */
export function aheadOnFile(color: u32, square: u32): Squares {
  return rayOf(color == 0 ? NORTH : SOUTH, square)
}

/** All squares of a file. */
export function wholeFile(file: u32): Squares {
  return rayOf(NORTH, file) | bit(file)
}

/** The number of king steps from one square to another. */
export function stepsBetween(a: u32, b: u32): i32 {
  const files = abs<i32>((fileOf(a) as i32) - (fileOf(b) as i32))
  const ranks = abs<i32>((rankOf(a) as i32) - (rankOf(b) as i32))
  return max<i32>(files, ranks)
}

/** The number of steps to the nearest edge in files plus the same in ranks. */
export function stepsToEdges(position: usize, square: u32): i32 {
  const files = min<u32>(fileOf(square), lastFile(position) - fileOf(square))
  const ranks = min<u32>(rankOf(square), lastRank(position) - rankOf(square))
  return (files + ranks) as i32
}

/** The square in front of a square, as the side sees it; must not be called on the last rank. */
export function squareBefore(color: u32, square: u32): u32 {
  return color == 0 ? square + FILES : square - FILES
}
