// Pawns of boards beyond eight by eight: their structure, and passed pawns.

import {
  WIDE_DOUBLED,
  WIDE_ISOLATED,
  WIDE_MATERIAL,
  WIDE_PASSED,
  WIDE_PASSED_ENEMY_KING,
  PASSED_FREE,
  WIDE_PASSED_OWN_KING,
  PAWN_RANK,
  WIDE_PHALANX,
  WIDE_SUPPORTED,
} from '../../layout/wideEvaluation'
import {
  bit,
  eastward,
  EMPTY,
  fileOf,
  FILES,
  lowest,
  pawnCaptures,
  Squares,
  westward,
  withoutLowest,
} from '../rules/bitboard'
import { PAWN } from '../rules/piece'
import { byColor, byRole, kingOf, occupiedOf } from '../rules/position'
import { lastRank, wholeBoard } from '../rules/ranks'
import { term } from './term'
import { attackedBy } from './wideMaps'
import { aheadOnFile, rankSeen, squareBefore, stepsBetween, wholeFile } from './wideView'

/** The files next to a file. */
function besideFile(file: u32): Squares {
  return (file > 0 ? wholeFile(file - 1) : EMPTY) | (file + 1 < FILES ? wholeFile(file + 1) : EMPTY)
}

/** The squares ahead of a square, on the files next to its own. */
function aheadBeside(color: u32, square: u32): Squares {
  const file = fileOf(square)
  return (
    (file > 0 ? aheadOnFile(color, square - 1) : EMPTY) |
    (file + 1 < FILES ? aheadOnFile(color, square + 1) : EMPTY)
  )
}

/** The squares beside those of a set. */
function beside(set: Squares): Squares {
  return (eastward(set) & ~wholeFile(0)) | (westward(set) & ~wholeFile(FILES - 1))
}

/** Scores a pawn that no enemy pawn can stop. */
function passedScore(position: usize, parameters: usize, color: u32, square: u32): i32 {
  const next = squareBefore(color, square)
  const steps = lastRank(position) - rankSeen(position, color, square)
  let score =
    term(parameters, WIDE_PASSED + steps, 1) +
    term(parameters, WIDE_PASSED_OWN_KING, stepsBetween(kingOf(position, color), next)) +
    term(parameters, WIDE_PASSED_ENEMY_KING, stepsBetween(kingOf(position, color ^ 1), next))
  const obstacles = occupiedOf(position) | attackedBy(color ^ 1)
  if ((obstacles & bit(next)) == 0) score += term(parameters, PASSED_FREE + steps, 1)
  return score
}

function pawnScore(
  position: usize,
  parameters: usize,
  color: u32,
  square: u32,
  supported: Squares,
  linked: Squares,
): i32 {
  const here = bit(square)
  const pawns = byRole(position, PAWN)
  const own = pawns & byColor(position, color)
  const ahead = aheadOnFile(color, square)
  let score =
    term(parameters, WIDE_MATERIAL + PAWN, 1) +
    term(parameters, PAWN_RANK + rankSeen(position, color, square), 1)
  if ((own & ahead) != 0) score += term(parameters, WIDE_DOUBLED, 1)
  if ((own & besideFile(fileOf(square))) == 0) score += term(parameters, WIDE_ISOLATED, 1)
  if ((supported & here) != 0) score += term(parameters, WIDE_SUPPORTED, 1)
  if ((linked & here) != 0) score += term(parameters, WIDE_PHALANX, 1)
  const stoppers = (pawns ^ own) & (ahead | aheadBeside(color, square))
  if (stoppers == 0 && (own & ahead) == 0) score += passedScore(position, parameters, color, square)
  return score
}

/** Scores all pawns of a side; needs the complete attack maps. */
export function widePawnsScore(position: usize, parameters: usize, color: u32): i32 {
  const own = byRole(position, PAWN) & byColor(position, color)
  const supported = pawnCaptures(own, color)
  const linked = beside(own) & wholeBoard(position)
  let score: i32 = 0
  for (let rest = own; rest != 0; rest = withoutLowest(rest))
    score += pawnScore(position, parameters, color, lowest(rest), supported, linked)
  return score
}
