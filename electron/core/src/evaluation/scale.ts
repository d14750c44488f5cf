// How much of an endgame advantage can be converted, in 64ths.

import { count, DARK, isMany } from '../rules/bitboard'
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } from '../rules/piece'
import { byColor, byRole } from '../rules/position'

export const FULL_SCALE: i32 = 64
/** Each side has only one bishop, on different colors, and pawns: even two extra pawns are often not enough. */
const OPPOSITE_BISHOPS: i32 = 24
const OPPOSITE_BISHOPS_AND_PIECES: i32 = 50
/** The stronger side has no pawn and its advantage is less than a rook. */
const NO_PAWN: i32 = 10
/** A single minor piece, or two knights, cannot win. */
const NO_WIN: i32 = 0
/** If all but a few pawns have been exchanged, each remaining own pawn makes a win likelier. */
const FEW_PAWNS: i32 = 44
const A_PAWN: i32 = 6

/** The weight of a side's pieces: minor pieces three, rooks five, queens nine. */
function weight(position: usize, color: u32): i32 {
  const own = byColor(position, color)
  const minors = count((byRole(position, KNIGHT) | byRole(position, BISHOP)) & own) as i32
  const rooks = count(byRole(position, ROOK) & own) as i32
  const queens = count(byRole(position, QUEEN) & own) as i32
  return 3 * minors + 5 * rooks + 9 * queens
}

function pawnlessScale(position: usize, strong: u32): i32 {
  const own = byColor(position, strong)
  const more = weight(position, strong) - weight(position, strong ^ 1)
  if (more > 4) {
    const pieces = own & ~byRole(position, KING)
    return (pieces & ~byRole(position, KNIGHT)) == 0 && count(pieces) == 2 ? NO_WIN : FULL_SCALE
  }
  return weight(position, strong) < 5 ? NO_WIN : NO_PAWN
}

function areBishopsOpposite(position: usize): bool {
  const bishops = byRole(position, BISHOP)
  const white = bishops & byColor(position, 0)
  const black = bishops & byColor(position, 1)
  if (white == 0 || black == 0 || isMany(white) || isMany(black)) return false
  return ((white & DARK) == 0) != ((black & DARK) == 0)
}

/** The scale of the endgame half; `score` is this half from White's view. */
export function scaleOf(position: usize, score: i32): i32 {
  const strong: u32 = score > 0 ? 0 : 1
  const pawns = byRole(position, PAWN) & byColor(position, strong)
  if (pawns == 0) return pawnlessScale(position, strong)
  const other = byRole(position, KNIGHT) | byRole(position, ROOK) | byRole(position, QUEEN)
  if (areBishopsOpposite(position)) return other == 0 ? OPPOSITE_BISHOPS : OPPOSITE_BISHOPS_AND_PIECES
  return min<i32>(FULL_SCALE, FEW_PAWNS + A_PAWN * (count(pawns) as i32))
}
