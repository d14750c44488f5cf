// Pawns: their squares and their relations to each other.

import { BACKWARD, DOUBLED, ISOLATED, PHALANX, SUPPORTED } from '../../layout/evaluation'
import { pawnAttacks } from '../rules/attacks'
import { bit, count, forward, lowest, pawnCaptures, withoutLowest } from '../rules/bitboard'
import { PAWN } from '../rules/piece'
import { byColor, byRole } from '../rules/position'
import { pieceSquareScore } from './material'
import { term } from './term'
import { fillForward, relativeRank, sideways } from './view'

/** All squares of the files on which a set has squares. */
function files(set: u64): u64 {
  return fillForward(set, 0) | fillForward(set, 1)
}

function weaknessScore(parameters: usize, color: u32, own: u64, enemies: u64): i32 {
  // For a pawn, the file is closed if an enemy pawn is anywhere in front of it.
  const closed = fillForward(enemies, color ^ 1)
  const isolated = own & ~sideways(files(own))
  // A pawn is backward if it is behind all its neighbors and enemy pawns guard the square in front of it.
  const followed = sideways(fillForward(own, color))
  const stops = forward(own, color) & pawnCaptures(enemies, color ^ 1) & ~pawnCaptures(own, color)
  const backward = own & ~isolated & ~followed & forward(stops, color ^ 1)
  const doubled = own & fillForward(forward(own, color), color)
  return (
    term(parameters, ISOLATED, count(isolated & closed) as i32) +
    term(parameters, ISOLATED + 1, count(isolated & ~closed) as i32) +
    term(parameters, BACKWARD, count(backward & closed) as i32) +
    term(parameters, BACKWARD + 1, count(backward & ~closed) as i32) +
    term(parameters, DOUBLED, count(doubled) as i32)
  )
}

export function pawnsScore(position: usize, parameters: usize, color: u32): i32 {
  const own = byRole(position, PAWN) & byColor(position, color)
  const enemies = byRole(position, PAWN) & byColor(position, color ^ 1)
  let score = weaknessScore(parameters, color, own, enemies)
  const neighbors = sideways(own)
  for (let rest = own; rest != 0; rest = withoutLowest(rest)) {
    const square = lowest(rest)
    const rank = relativeRank(color, square)
    score += pieceSquareScore(parameters, color, PAWN, square)
    const supporters = count(pawnAttacks(color ^ 1, square) & own) as i32
    if (supporters != 0) score += term(parameters, SUPPORTED + rank, supporters)
    if ((neighbors & bit(square)) != 0) score += term(parameters, PHALANX + rank, 1)
  }
  return score
}
