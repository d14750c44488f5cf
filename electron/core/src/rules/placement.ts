// Placement: a piece may be placed on a square if and only if the rank can still be completed.

import { NEEDS_OPPOSITE_BISHOPS, NEEDS_KING_BETWEEN_ROOKS, PAIR_LAST } from '../../layout/rules'
import { appendMove } from './list'
import { DOUBLE_PLACEMENT, moveOf, PLACEMENT, withRole, withSecond } from './move'
import { BISHOP, KING, roleOf, ROOK } from './piece'
import { codeAt, held, inHand } from './position'
import { flagsOf } from './rules'

/** A back rank as one word: four bits for each file, 0 if empty, role + 1 otherwise. */
function rankWord(position: usize, color: u32): u32 {
  let word: u32 = 0
  for (let file: u32 = 0; file < 8; file++) {
    const code = codeAt(position, file | (color * 56))
    if (code != 0) word |= (roleOf(code) + 1) << (file << 2)
  }
  return word
}

function rankRole(word: u32, file: u32): u32 {
  return (word >> (file << 2)) & 15
}

/** The pieces in hand as one word: four bits for each role. */
function handWord(position: usize, color: u32): u32 {
  let word: u32 = 0
  for (let role: u32 = 0; role < 6; role++) word |= held(position, color, role) << (role << 2)
  return word
}

/** Whether a complete rank satisfies the conditions of its system. */
function isAllowed(rank: u32, flags: u32): bool {
  let bishops: u32 = 0
  let bishopColors: u32 = 0
  let rooksLeftOfKing: u32 = 0
  let rooks: u32 = 0
  for (let file: u32 = 0; file < 8; file++) {
    const role = rankRole(rank, file) - 1
    if (role == BISHOP) {
      bishops++
      bishopColors |= 1 << (file & 1)
    } else if (role == ROOK) rooks++
    else if (role == KING) rooksLeftOfKing = rooks
  }
  if ((flags & NEEDS_OPPOSITE_BISHOPS) != 0 && bishops == 2 && bishopColors != 3) return false
  return (flags & NEEDS_KING_BETWEEN_ROOKS) == 0 || (rooks == 2 && rooksLeftOfKing == 1)
}

/** Counts the completions of a rank, up to `limit`. */
function completions(rank: u32, hand: u32, flags: u32, limit: u32): u32 {
  if (hand == 0) return isAllowed(rank, flags) ? 1 : 0
  let file: u32 = 0
  while (file < 8 && rankRole(rank, file) != 0) file++
  if (file == 8) return 0
  let found: u32 = 0
  for (let role: u32 = 0; role < 6; role++) {
    if (((hand >> (role << 2)) & 15) == 0) continue
    found += completions(rank | ((role + 1) << (file << 2)), hand - (1 << (role << 2)), flags, limit - found)
    if (found >= limit) return found
  }
  return found
}

export function countCompletions(position: usize, color: u32): u32 {
  return completions(rankWord(position, color), handWord(position, color), flagsOf(position), 0x7fffffff)
}

/** The number of completions left once `role` is on `file`. */
export function completionsWith(position: usize, color: u32, role: u32, file: u32): u32 {
  const rank = rankWord(position, color) | ((role + 1) << (file << 2))
  return completions(rank, handWord(position, color) - (1 << (role << 2)), flagsOf(position), 0x7fffffff)
}

function appendSingles(position: usize, list: usize, color: u32): usize {
  const rank = rankWord(position, color)
  const hand = handWord(position, color)
  const flags = flagsOf(position)
  for (let role: u32 = 0; role < 6; role++) {
    if (((hand >> (role << 2)) & 15) == 0) continue
    for (let file: u32 = 0; file < 8; file++) {
      if (rankRole(rank, file) != 0) continue
      const placed = rank | ((role + 1) << (file << 2))
      if (completions(placed, hand - (1 << (role << 2)), flags, 1) == 0) continue
      list = appendMove(list, withRole(moveOf(0, file | (color * 56), PLACEMENT), role))
    }
  }
  return list
}

/** Appends placements of two pieces on the last two squares, each combination once. */
function appendPairs(position: usize, list: usize, color: u32): usize {
  const rank = rankWord(position, color)
  const hand = handWord(position, color)
  const flags = flagsOf(position)
  let first: u32 = 0
  while (rankRole(rank, first) != 0) first++
  let second = first + 1
  while (rankRole(rank, second) != 0) second++
  for (let role: u32 = 0; role < 6; role++) {
    if (((hand >> (role << 2)) & 15) == 0) continue
    let other: u32 = 0
    const rest = hand - (1 << (role << 2))
    while (((rest >> (other << 2)) & 15) == 0) other++
    const complete = rank | ((role + 1) << (first << 2)) | ((other + 1) << (second << 2))
    if (!isAllowed(complete, flags)) continue
    const move = withRole(moveOf(0, first | (color * 56), DOUBLE_PLACEMENT), role)
    list = appendMove(list, withSecond(move, other, second))
  }
  return list
}

export function appendPlacements(position: usize, list: usize, color: u32): usize {
  const pair = (flagsOf(position) & PAIR_LAST) != 0 && inHand(position, color) == 2
  return pair ? appendPairs(position, list, color) : appendSingles(position, list, color)
}
