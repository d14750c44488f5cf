// Counts the leaves of the tree of legal moves. https://www.chessprogramming.org/Perft

import { MOVES_BYTES, PERFT_STACK, POSITION_ROOM } from './memoryMap'
import { COUNT_ONLY, movesBetween } from './list'
import { make } from './make'
import { generate } from './movegen'

const LIST: usize = POSITION_ROOM
const FRAME: usize = POSITION_ROOM + MOVES_BYTES

function countLeaves(position: usize, depth: u32, frame: usize): u64 {
  if (depth == 1) return movesBetween(COUNT_ONLY, generate(position, COUNT_ONLY))
  const list = frame + LIST
  const end = generate(position, list)
  let nodes: u64 = 0
  for (let at = list; at < end; at += 4) {
    make(position, frame, load<u32>(at))
    nodes += countLeaves(frame, depth - 1, frame + FRAME)
  }
  return nodes
}

/** The number of leaves `depth` plies below a position; `depth` is at most 60. */
export function perftOf(position: usize, depth: u32): u64 {
  return depth == 0 ? 1 : countLeaves(position, depth, PERFT_STACK)
}
