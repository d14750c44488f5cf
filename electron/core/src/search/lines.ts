// The best lines so far, as the host reads them.

import {
  BEST_MOVE,
  BEST_SCORE,
  EXACT_LINE,
  INDEX,
  LINE_BOUND,
  LINE_BYTES,
  LINE_COUNT,
  LINE_DEPTH,
  LINE_MOVES,
  LINE_SCORE,
  LINE_SEL_DEPTH,
  LINE_SIZE,
  LINES,
  MAX_LINE_MOVES,
  MAX_MULTI_PV,
  PONDER_MOVE,
} from '../../layout/threadArena'
import { report } from '../rules/env'
import { rootAt } from './rootMoves'
import { INFINITE } from './score'
import { thread } from './state'
import {
  ROOT_DEPTH,
  ROOT_LINE,
  ROOT_LINE_LENGTH,
  ROOT_MOVE,
  ROOT_PREVIOUS_SCORE,
  ROOT_SCORE,
  ROOT_SEL_DEPTH,
} from './thread'

/** Means that no line is reported as a bound. */
export const NO_LINE: u32 = 0xffffffff

function publish(index: u32, bound: u32): void {
  const root = rootAt(index)
  const line = thread + LINES + (index as usize) * LINE_BYTES
  const score = load<i32>(root, ROOT_SCORE)
  // If this iteration has not reached a line yet, the line keeps the score of the iteration before.
  store<i32>(line, score == -INFINITE ? load<i32>(root, ROOT_PREVIOUS_SCORE) : score, LINE_SCORE)
  store<u32>(line, load<u32>(root, ROOT_DEPTH), LINE_DEPTH)
  store<u32>(line, load<u32>(root, ROOT_SEL_DEPTH), LINE_SEL_DEPTH)
  store<u32>(line, bound, LINE_BOUND)
  const length = load<u32>(root, ROOT_LINE_LENGTH)
  const kept = length < (MAX_LINE_MOVES as u32) ? length : MAX_LINE_MOVES
  store<u32>(line, kept, LINE_SIZE)
  memory.copy(line + LINE_MOVES, root + ROOT_LINE, (kept as usize) << 2)
}

/** Writes the lines that have been searched; one of them may be known only by a bound. */
export function publishLines(lines: u32, uncertain: u32, bound: u32): void {
  let count: u32 = 0
  while (count < lines && count < (MAX_MULTI_PV as u32) && load<u32>(rootAt(count), ROOT_DEPTH) != 0) {
    publish(count, count == uncertain ? bound : EXACT_LINE)
    count++
  }
  store<u32>(thread, count, LINE_COUNT)
}

/** Writes the lines and notifies the host, if this is the first thread. */
export function tellLines(lines: u32, uncertain: u32, bound: u32): void {
  publishLines(lines, uncertain, bound)
  if (load<u32>(thread, INDEX) == 0) report(thread)
}

/** Takes the move to play from the first line. */
export function settle(): void {
  const root = rootAt(0)
  store<u32>(thread, load<u32>(root, ROOT_MOVE), BEST_MOVE)
  store<i32>(thread, load<i32>(root, ROOT_SCORE), BEST_SCORE)
  store<u32>(thread, load<u32>(root, ROOT_LINE_LENGTH) > 1 ? load<u32>(root, ROOT_LINE + 4) : 0, PONDER_MOVE)
}
