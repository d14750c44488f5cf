// Relocation: Black's king, White's king on the same file, then Black's queen and White's queen.

import { KING_RELOCATION } from '../../layout/position'
import { LENIENT_KING } from '../../layout/rules'
import { bit, fileOf, lowest, withoutLowest } from './bitboard'
import { appendMove } from './list'
import { moveOf, RELOCATION_MOVE } from './move'
import { BISHOP, KING, QUEEN, ROOK } from './piece'
import { byColor, byRole, kingOf, relocationOf } from './position'
import { homeRank } from './ranks'
import { flagsOf } from './rules'
import { shareColor, swapped } from './special'

/**
 * Appends swaps with another piece, and staying. Afterwards the bishops must stand on opposite colors, unless the system's king is lenient
 * and leaves that to the queen.
 */
export function appendRelocations(position: usize, list: usize, color: u32): usize {
  const own = byColor(position, color)
  const ofKing = relocationOf(position) == KING_RELOCATION
  const from = ofKing ? kingOf(position, color) : lowest(own & byRole(position, QUEEN))
  const barred = ofKing ? byRole(position, ROOK) : byRole(position, ROOK) | byRole(position, KING)
  const isFree = ofKing && (flagsOf(position) & LENIENT_KING) != 0
  const bishops = own & byRole(position, BISHOP)
  let partners = own & homeRank(position, color) & ~barred
  // White's king must move to the file of Black's.
  if (ofKing && color == 0) partners &= bit(fileOf(kingOf(position, 1)))
  for (let rest = partners; rest != 0; rest = withoutLowest(rest)) {
    const to = lowest(rest)
    if (isFree || !shareColor(swapped(bishops, from, to)))
      list = appendMove(list, moveOf(from, to, RELOCATION_MOVE))
  }
  return list
}
