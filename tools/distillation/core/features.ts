// The features that a position sets: square of the own king x piece x square, as each side sees them.

import { lowest, withoutLowest } from '../../../electron/core/src/rules/bitboard'
import { kingSquareOf } from '../../training/core/record'
import { codeOf, occupiedOf } from '../../training/core/recordShape'
import { FEATURES_OF_A_KING } from './fileLayout'

/** At most 32 features of 32 bits each. */
export const LIST_BYTES: usize = 128

/** The mask to XOR squares with, so that the own king is on files e to h and its side moves up the board. */
function orientation(perspective: u32, king: u32): u32 {
  return (perspective == 0 ? 0 : 56) ^ ((king & 7) < 4 ? 7 : 0)
}

/** The number of the king's square, counted on files e to h: 0 is h8, 31 is e1. */
function kingNumber(king: u32): u32 {
  return (7 - (king >> 3)) * 4 + (7 - (king & 7))
}

/** The board of a piece: own and enemy pieces alternate, and both kings share the last board. */
function boardOf(perspective: u32, code: u32): u32 {
  const role = (code & 7) - 1
  return role == 5 ? 10 : 2 * role + (code >> 3 == perspective ? 0 : 1)
}

/** Lists the features that White's view (0) or Black's (1) sets; returns the end of the list. */
export function listFeatures(record: usize, perspective: u32, list: usize): usize {
  const king = kingSquareOf(record, perspective)
  const orient = orientation(perspective, king)
  const first = kingNumber(king ^ orient) * FEATURES_OF_A_KING
  let piece: u32 = 0
  for (let rest = occupiedOf(record); rest != 0; rest = withoutLowest(rest), piece++) {
    const board = boardOf(perspective, codeOf(record, piece))
    store<u32>(list, first + board * 64 + (lowest(rest) ^ orient))
    list += 4
  }
  return list
}
