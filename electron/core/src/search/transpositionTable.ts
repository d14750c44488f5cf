// The transposition table, a hash table that all threads share (lazy SMP): clusters of four entries of sixteen bytes, with the content in
// one word and the key xor the content in the other. An entry torn by two threads that write at once therefore matches no key.
// https://www.chessprogramming.org/Shared_Hash_Table

import { CLUSTERS, TABLE } from '../../layout/controlBlock'
import { AGE_SHIFT, AGES, CLUSTER_BYTES, CONTENT, ENTRY_BYTES, MOVE_BITS } from '../../layout/hashTable'
import { clamp, isLoss, isWin } from './score'
import { keptMove, movedBy } from './tableMove'

export { MEANT } from './tableMove'

// The content, from the lowest bit: move 19, score 16, static evaluation 16, depth 7, bound 2, principal 1, age 3.
const SCORE_SHIFT: u64 = MOVE_BITS
const STATIC_EVAL_SHIFT: u64 = 35
const DEPTH_SHIFT: u64 = 51
const BOUND_SHIFT: u64 = 58
const PV_SHIFT: u64 = 60

const MOVE_MASK: u32 = (1 << MOVE_BITS) - 1

export const UPPER: u32 = 1
export const LOWER: u32 = 2
export const EXACT: u32 = 3

/** Added to stored depths, which are negative in quiescence. */
const DEPTH_OFFSET: i32 = 2

const ENTRIES: u32 = CLUSTER_BYTES / ENTRY_BYTES

/** For each search since an entry was written, it counts as this many plies less deep. */
const AGE_WEIGHT: i32 = 6

let table: usize = 0
let clusters: u64 = 0
let age: u32 = 0

/** Opens the table that the host has set for this search; `searchAge` is the age of new entries. */
export function openTable(control: usize, searchAge: u32): void {
  table = load<u32>(control, TABLE) as usize
  clusters = load<u32>(control, CLUSTERS) as u64
  age = searchAge % AGES
}

function clusterOf(key: u64): usize {
  return table + ((((key >> 32) * clusters) >> 32) as usize) * CLUSTER_BYTES
}

/** The table's entry for a position; 0 if there is none. */
export function probe(key: u64): u64 {
  if (clusters == 0) return 0
  let entry = clusterOf(key)
  for (let i: u32 = 0; i < ENTRIES; i++) {
    const content = load<u64>(entry, CONTENT)
    if ((load<u64>(entry) ^ content) == key && content != 0) return content
    entry += ENTRY_BYTES
  }
  return 0
}

export function foundMove(content: u64): u32 {
  return movedBy((content as u32) & MOVE_MASK)
}

function signed(content: u64, shift: u64): i32 {
  return (content >> shift) as u16 as i16 as i32
}

/** The score as seen from `ply` plies below the root. Mates are stored by their distance from the position. */
export function foundScore(content: u64, ply: i32): i32 {
  const score = signed(content, SCORE_SHIFT)
  if (isWin(score)) return score - ply
  return isLoss(score) ? score + ply : score
}

export function foundStaticEval(content: u64): i32 {
  return signed(content, STATIC_EVAL_SHIFT)
}

export function foundDepth(content: u64): i32 {
  return (((content >> DEPTH_SHIFT) & 127) as i32) - DEPTH_OFFSET
}

export function foundBound(content: u64): u32 {
  return ((content >> BOUND_SHIFT) as u32) & 3
}

export function foundPv(content: u64): bool {
  return ((content >> PV_SHIFT) & 1) != 0
}

/** The age of an entry in searches, modulo 8. */
function relativeAge(content: u64): i32 {
  return ((age - ((content >> AGE_SHIFT) as u32)) % AGES) as i32
}

/** How much an entry is worth keeping. */
function replacementValue(content: u64): i32 {
  return content == 0 ? -1000 : foundDepth(content) - AGE_WEIGHT * relativeAge(content)
}

/** The entry of a position or, if there is none, the entry of its cluster that is least worth keeping. */
function placeFor(key: u64): usize {
  const first = clusterOf(key)
  let place = first
  let least = i32.MAX_VALUE
  for (let i: u32 = 0; i < ENTRIES; i++) {
    const entry = first + (i as usize) * ENTRY_BYTES
    const content = load<u64>(entry, CONTENT)
    if ((load<u64>(entry) ^ content) == key) return entry
    const value = replacementValue(content)
    if (value < least) {
      least = value
      place = entry
    }
  }
  return place
}

/** Stores the result of a search, unless something better is known of the same position. */
export function saveEntry(
  key: u64,
  ply: i32,
  move: u32,
  score: i32,
  staticEval: i32,
  depth: i32,
  bound: u32,
  isPv: bool,
): void {
  if (clusters == 0) return
  const entry = placeFor(key)
  const old = load<u64>(entry, CONTENT)
  const isSame = (load<u64>(entry) ^ old) == key && old != 0
  let kept = keptMove(move)
  if (isSame) {
    if (kept == 0) kept = (old as u32) & MOVE_MASK
    const better = bound == EXACT || relativeAge(old) != 0 || depth + 4 + (isPv ? 2 : 0) > foundDepth(old)
    if (!better) return
  }
  const stored = isWin(score) ? score + ply : isLoss(score) ? score - ply : score
  const content =
    (kept as u64) |
    ((stored as i16 as u16 as u64) << SCORE_SHIFT) |
    ((staticEval as i16 as u16 as u64) << STATIC_EVAL_SHIFT) |
    ((clamp(depth + DEPTH_OFFSET, 0, 127) as u64) << DEPTH_SHIFT) |
    ((bound as u64) << BOUND_SHIFT) |
    ((isPv ? 1 : 0) << PV_SHIFT) |
    ((age as u64) << AGE_SHIFT)
  store<u64>(entry, key ^ content)
  store<u64>(entry, content, CONTENT)
}

/** Whether the bound proves that the true score is on the same side of `beta` as `score`. */
export function isProof(bound: u32, score: i32, beta: i32): bool {
  return (bound & (score >= beta ? LOWER : UPPER)) != 0
}
