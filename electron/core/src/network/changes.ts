// The difference between two positions. Larger boards have changes.wide.ts in place of this file.

import { BY_COLOR, BY_ROLE } from '../../layout/position'

function difference(before: usize, position: usize, at: usize): v128 {
  return v128.xor(v128.load(before + at), v128.load(position + at))
}

/** The squares on which two positions differ. */
export function changedSquares(before: usize, position: usize): u64 {
  const roles = v128.or(
    v128.or(difference(before, position, BY_ROLE), difference(before, position, BY_ROLE + 16)),
    v128.or(difference(before, position, BY_ROLE + 32), difference(before, position, BY_COLOR)),
  )
  return v128.extract_lane<u64>(roles, 0) | v128.extract_lane<u64>(roles, 1)
}
