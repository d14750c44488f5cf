// Ranks with a special role, and the number of pieces, as the rules of the system define them.

import { SET_SHIFT } from '../../layout/position'
import {
  ARMY_SIZE,
  HOME_CORNERS,
  HOME_RANKS,
  LAST_RANKS,
  THIRD_RANKS,
  WHOLE_BOARD,
} from '../../layout/wideRules'
import { bit, EMPTY, highest, rankOf, Squares } from './bitboard'
import { rulesOf } from './rules'

/** All squares of the board. */
export function wholeBoard(position: usize): Squares {
  return load<Squares>(rulesOf(position), WHOLE_BOARD)
}

/** The number of the last rank. */
export function lastRank(position: usize): u32 {
  return rankOf(highest(wholeBoard(position)))
}

/** The rank on which the pieces of a side start, used for castling and adjustment. */
export function homeRank(position: usize, color: u32): Squares {
  return load<Squares>(rulesOf(position) + ((color as usize) << SET_SHIFT), HOME_RANKS)
}

/** The square of a side's home rank on a file. */
export function homeSquare(position: usize, color: u32, file: u32): u32 {
  return (load<u8>(rulesOf(position) + (color as usize), HOME_CORNERS) as u32) + file
}

/** The squares of a set of files on a side's home rank. */
export function homeSquares(position: usize, color: u32, files: u32): Squares {
  let squares = EMPTY
  for (let rest = files; rest != 0; rest &= rest - 1) squares |= bit(homeSquare(position, color, ctz(rest)))
  return squares
}

/** The ranks on which pawns promote; no pawn can stay there. */
export function lastRanks(position: usize): Squares {
  return load<Squares>(rulesOf(position), LAST_RANKS)
}

/** The squares from which a pawn may step on after a single step from its start. */
export function thirdRank(position: usize, color: u32): Squares {
  return load<Squares>(rulesOf(position) + ((color as usize) << SET_SHIFT), THIRD_RANKS)
}

/** The most pieces that a side can have. */
export function armySize(position: usize): u32 {
  return load<u8>(rulesOf(position), ARMY_SIZE)
}
