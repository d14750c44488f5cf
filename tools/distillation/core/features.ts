// Which features a position sets: own king's square x piece x square, seen from either side.

import { lowest, withoutLowest } from '../../../electron/core/src/rules/bitboard'
import { kingSquareOf } from '../../training/core/record'
import { codeOf, occupiedOf } from '../../training/core/recordShape'
import { FEATURES_OF_A_KING } from './fileLayout'

/** 32 features at most, 32 bits each. */
export const LIST_BYTES: usize = 128

/** Our own king is always seen on files e to h, and moves up the board. */
function orientation(perspective: u32, king: u32): u32 {
  return (perspective == 0 ? 0 : 56) ^ ((king & 7) < 4 ? 7 : 0)
}

/** Number of the king's square, counted from h8 of its own half: 0 is h8, 31 e1. */
function kingNumber(king: u32): u32 {
  return (7 - (king >> 3)) * 4 + (7 - (king & 7))
}

/** Own and enemy pieces take turns, kings share the last board. */
function boardOf(perspective: u32, code: u32): u32 {
  const role = (code & 7) - 1
  return role == 5 ? 10 : 2 * role + (code >> 3 == perspective ? 0 : 1)
}

/** Lists the features that White's view (0) or Black's (1) sets; answers with the end. */
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
