// The moves of the root, with their results; those with the best lines come first.

import { SEARCH_MOVE_LIST, SEARCH_MOVES } from '../../layout/controlBlock'
import { SEL_DEPTH } from '../../layout/threadArena'
import { generate } from '../rules/movegen'
import { FRAME_BYTES, LINE, LINE_LENGTH, MOVE_LIST } from './frame'
import { isUnknown } from './ordinary'
import { INFINITE, isLoss } from './score'
import { control, thread } from './state'
import {
  FIRST_FRAME,
  KEPT_ROOT,
  MAX_ROOT_MOVES,
  ROOT_AVERAGE,
  ROOT_DEPTH,
  ROOT_LINE,
  ROOT_LINE_LENGTH,
  ROOT_MOVE,
  ROOT_MOVE_BYTES,
  ROOT_MOVES,
  ROOT_NODES,
  ROOT_PREVIOUS_SCORE,
  ROOT_SCORE,
  ROOT_SEL_DEPTH,
} from './thread'

let count: u32 = 0
/** The index of the line that is being searched; the moves before it are settled. */
let current: u32 = 0
let iteration: i32 = 0

export function rootCount(): u32 {
  return count
}

export function rootAt(index: u32): usize {
  return thread + ROOT_MOVES + (index as usize) * ROOT_MOVE_BYTES
}

export function beginLine(index: u32): void {
  current = index
  memory.copy(thread + KEPT_ROOT, rootAt(index), ROOT_MOVE_BYTES)
}

/** Whether a line other than the best one is being searched. */
export function isSecondary(): bool {
  return current != 0
}

/** The move with which the current line begins for now. */
export function firstListed(): u32 {
  return load<u32>(rootAt(current), ROOT_MOVE)
}

function isWanted(move: u32): bool {
  const wanted = load<u32>(control, SEARCH_MOVES)
  if (wanted == 0) return true
  for (let i: u32 = 0; i < wanted; i++)
    if (load<u32>(control + SEARCH_MOVE_LIST + ((i as usize) << 2)) == move) return true
  return false
}

function add(move: u32): void {
  const root = rootAt(count++)
  store<u32>(root, move, ROOT_MOVE)
  store<i32>(root, -INFINITE, ROOT_SCORE)
  store<i32>(root, -INFINITE, ROOT_PREVIOUS_SCORE)
  store<i32>(root, -INFINITE, ROOT_AVERAGE)
  store<u64>(root, 0, ROOT_NODES)
  store<u32>(root, 0, ROOT_DEPTH)
  store<u32>(root, 1, ROOT_LINE_LENGTH)
  store<u32>(root, move, ROOT_LINE)
}

function addWanted(frame: usize, list: usize, end: usize, isAny: bool): void {
  for (let at = list; at < end && count < MAX_ROOT_MOVES; at += 4) {
    const move = load<u32>(at)
    if (isWanted(move) && (isAny || !isUnknown(frame, move))) add(move)
  }
}

/** Lists the moves that the host wants searched. Moves that the search must ignore are listed only if there are no others. */
export function listRootMoves(): void {
  const frame = thread + FIRST_FRAME
  const list = frame + MOVE_LIST
  const end = generate(frame, list)
  count = 0
  current = 0
  addWanted(frame, list, end, false)
  if (count == 0) addWanted(frame, list, end, true)
}

function indexOf(move: u32): u32 {
  let index: u32 = 0
  while (index < count && load<u32>(rootAt(index), ROOT_MOVE) != move) index++
  return index
}

/** Whether the move is still available to the line that is being searched. */
export function isListed(move: u32): bool {
  const index = indexOf(move)
  return index >= current && index < count
}

/** Whether the known line continues after the end of a child's line, which is short if the move was only found to be too good. */
function continues(root: usize, child: usize, length: u32): bool {
  if (load<u32>(root, ROOT_LINE_LENGTH) <= length + 1) return false
  for (let i: usize = 0; i < (length as usize) << 2; i += 4) {
    if (load<u32>(root + i, ROOT_LINE + 4) != load<u32>(child + i, LINE)) return false
  }
  return true
}

/**
 * Records the result of a root move. Only the first move and those that raise alpha (`isBest`) have a score of their
 * own.
 */
export function recordRootMove(child: usize, move: u32, score: i32, effort: u64, isBest: bool): void {
  const root = rootAt(indexOf(move))
  store<u64>(root, load<u64>(root, ROOT_NODES) + effort, ROOT_NODES)
  if (!isBest) {
    store<i32>(root, -INFINITE, ROOT_SCORE)
    return
  }
  const average = load<i32>(root, ROOT_AVERAGE)
  store<i32>(root, average == -INFINITE ? score : (average + score) / 2, ROOT_AVERAGE)
  store<i32>(root, score, ROOT_SCORE)
  store<u32>(root, iteration, ROOT_DEPTH)
  store<u32>(root, load<u32>(thread, SEL_DEPTH), ROOT_SEL_DEPTH)
  const length = load<u32>(child, LINE_LENGTH)
  const kept: u32 = length < 126 ? length : 126
  if (continues(root, child, kept)) return
  memory.copy(root + ROOT_LINE + 4, child + LINE, (kept as usize) << 2)
  store<u32>(root, kept + 1, ROOT_LINE_LENGTH)
}

function comesBefore(a: usize, b: usize): bool {
  const scoreA = load<i32>(a, ROOT_SCORE)
  const scoreB = load<i32>(b, ROOT_SCORE)
  if (scoreA != scoreB) return scoreA > scoreB
  return load<i32>(a, ROOT_PREVIOUS_SCORE) > load<i32>(b, ROOT_PREVIOUS_SCORE)
}

/**
 * Sorts a range of moves by their scores, and those with equal scores by their scores in the iteration before; the frame after the root's
 * is scratch room for swaps.
 */
export function sortRoots(begin: u32, end: u32): void {
  const spare = thread + FIRST_FRAME + FRAME_BYTES
  for (let i = begin + 1; i < end; i++) {
    let to = i
    while (to > begin && comesBefore(rootAt(i), rootAt(to - 1))) to--
    if (to == i) continue
    memory.copy(spare, rootAt(i), ROOT_MOVE_BYTES)
    memory.copy(rootAt(to + 1), rootAt(to), ((i - to) as usize) * ROOT_MOVE_BYTES)
    memory.copy(rootAt(to), spare, ROOT_MOVE_BYTES)
  }
}

/**
 * Takes back a loss found by a search that was stopped: it may have seen the first move lose and others not at all. If the iteration before
 * had found no loss, its line and score are restored.
 */
export function takeBackLoss(): void {
  const kept = thread + KEPT_ROOT
  if (!isLoss(load<i32>(rootAt(current), ROOT_SCORE)) || isLoss(load<i32>(kept, ROOT_SCORE))) return
  memory.copy(rootAt(indexOf(load<u32>(kept, ROOT_MOVE))), kept, ROOT_MOVE_BYTES)
  sortRoots(current, count)
}

/** Remembers the scores of the last iteration when the next begins. */
export function beginIteration(depth: i32): void {
  iteration = depth
  for (let i: u32 = 0; i < count; i++)
    store<i32>(rootAt(i), load<i32>(rootAt(i), ROOT_SCORE), ROOT_PREVIOUS_SCORE)
}
