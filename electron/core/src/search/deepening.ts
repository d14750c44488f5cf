// Iterative deepening: one ply more at a time, each iteration ordered by the one before, within windows around
// the last score. https://www.chessprogramming.org/Iterative_Deepening

import { report } from '../env'
import { POSITION_BYTES } from '../layout'
import {
  FOLLOW_UPS,
  FRAME_BYTES,
  EXCLUDED,
  IS_ACCUMULATED,
  KILLERS,
  MOVE,
  PLIES_SINCE_NULL,
  STATIC_SCORE,
  DOUBLE_EXTENSIONS,
  CUTOFFS,
  LINE_LENGTH,
} from './frame'
import { GENERATION, MATE, MAX_DEPTH, MULTI_PV, OPTIMUM, ROOT } from './control'
import { noFollowUps } from './history'
import { beginPolling, elapsed, isPondering, isStopped, stopAll } from './limits'
import { prepareReductions } from './reductions'
import { beginLine, listRootMoves, rememberScores, rootAt, rootCount, sortRoots } from './rootMoves'
import {
  clamp,
  greater,
  INFINITE,
  isLoss,
  isMate,
  isWin,
  lesser,
  magnitude,
  MATE_SCORE,
  MOST_PLIES,
  NO_SCORE,
} from './score'
import { search } from './search'
import { control, enterThread, thread } from './state'
import { openTable } from './table'
import {
  BEST_MOVE,
  BEST_SCORE,
  BUTTERFLIES,
  COMPLETED_DEPTH,
  CONTROL,
  FIRST_FRAME,
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
  MOST_LINE_MOVES,
  MOST_LINES,
  NODES,
  PONDER_MOVE,
  REDUCTIONS,
  ROOT_AVERAGE,
  ROOT_LINE,
  ROOT_LINE_LENGTH,
  ROOT_MOVE,
  ROOT_NODES,
  ROOT_PREVIOUS_SCORE,
  ROOT_SCORE,
  ROOT_SEL_DEPTH,
  SEL_DEPTH,
  STACK,
  THREAD_BYTES,
} from './thread'

const EXACT_LINE: u32 = 0
const LOWER_LINE: u32 = 1
const UPPER_LINE: u32 = 2

/** Windows begin this wide on either side, wider where the score is far from balance. */
const WINDOW: i32 = 11
/** From this depth on windows are worth their failures. */
const WINDOW_DEPTH: i32 = 4
/** Bounds are news to the user only where iterations take long. */
const BOUND_AFTER_MS: f64 = 3000

/** Lays out an arena and forgets everything, as for a new game. */
export function prepareThread(arena: usize, controlBlock: usize, index: u32): void {
  memory.fill(arena, 0, THREAD_BYTES)
  store<u32>(arena, index, INDEX)
  store<u32>(arena, controlBlock as u32, CONTROL)
  prepareReductions(arena)
}

/** Frames above the root stand for moves nobody knows of; those below know nothing yet. */
function prepareStack(): void {
  const first = thread + FIRST_FRAME
  for (let frame = thread + STACK; frame < thread + THREAD_BYTES; frame += FRAME_BYTES) {
    store<i32>(frame, NO_SCORE, STATIC_SCORE)
    store<u32>(frame, 0, MOVE)
    store<u32>(frame, noFollowUps() as u32, FOLLOW_UPS)
    store<u32>(frame, 0, EXCLUDED)
    store<u64>(frame, 0, KILLERS)
    store<u32>(frame, 0, CUTOFFS)
    store<u32>(frame, 0, IS_ACCUMULATED)
    store<u32>(frame, 0, DOUBLE_EXTENSIONS)
    store<u32>(frame, 0, LINE_LENGTH)
  }
  // Repetitions may reach back into the game as far as the halfmove clock says.
  store<u32>(first, 1000, PLIES_SINCE_NULL)
  memory.copy(first, load<u32>(control, ROOT) as usize, POSITION_BYTES)
}

function publish(index: u32, depth: i32, bound: u32): void {
  if (index >= MOST_LINES) return
  const root = rootAt(index)
  const line = thread + LINES + (index as usize) * LINE_BYTES
  const isNew = load<i32>(root, ROOT_SCORE) != -INFINITE
  store<i32>(line, isNew ? load<i32>(root, ROOT_SCORE) : load<i32>(root, ROOT_PREVIOUS_SCORE), LINE_SCORE)
  store<u32>(line, isNew ? depth : depth - 1, LINE_DEPTH)
  store<u32>(line, load<u32>(root, ROOT_SEL_DEPTH), LINE_SEL_DEPTH)
  store<u32>(line, bound, LINE_BOUND)
  const length = load<u32>(root, ROOT_LINE_LENGTH)
  const kept = length < MOST_LINE_MOVES ? length : MOST_LINE_MOVES
  store<u32>(line, kept, LINE_SIZE)
  memory.copy(line + LINE_MOVES, root + ROOT_LINE, (kept as usize) << 2)
}

/** Writes the lines for the host and tells it, if this is the first thread. */
function tell(lines: u32, depth: i32, current: u32, bound: u32): void {
  for (let i: u32 = 0; i < lines; i++) publish(i, depth, i == current ? bound : EXACT_LINE)
  store<u32>(thread, lines, LINE_COUNT)
  if (load<u32>(thread, INDEX) == 0) report(thread)
}

/** Searches one line within windows that widen until the score lies inside. */
function searchLine(depth: i32, index: u32, lines: u32): void {
  const frame = thread + FIRST_FRAME
  const average = load<i32>(rootAt(index), ROOT_AVERAGE)
  let alpha = -INFINITE
  let beta = INFINITE
  let delta = WINDOW
  if (depth >= WINDOW_DEPTH && average != -INFINITE && !isMate(average)) {
    delta += (average * average) / 16000
    alpha = greater(average - delta, -INFINITE)
    beta = lesser(average + delta, INFINITE)
  }
  let failedHigh = 0
  store<u32>(thread, 0, SEL_DEPTH)
  while (true) {
    const score = search(frame, alpha, beta, greater(1, depth - failedHigh), 0, true, false)
    sortRoots(index, rootCount())
    if (isStopped()) return
    if (score > alpha && score < beta) return
    const failedLow = score <= alpha
    if (load<u32>(thread, INDEX) == 0 && elapsed() > BOUND_AFTER_MS)
      tell(lines, depth, index, failedLow ? UPPER_LINE : LOWER_LINE)
    if (failedLow) {
      beta = (alpha + beta) / 2
      alpha = greater(score - delta, -INFINITE)
      failedHigh = 0
    } else {
      beta = lesser(score + delta, INFINITE)
      failedHigh++
    }
    delta += delta / 2
    if (delta > 600 || isMate(score)) {
      alpha = -INFINITE
      beta = INFINITE
    }
  }
}

// ---- How settled the best move is ------------------------------------------------------------
let steadyFor: i32 = 0
let lastBest: u32 = 0
let lastScore: i32 = 0

/** The share of the wished-for time that this move deserves after an iteration. */
function urgency(): f64 {
  const root = rootAt(0)
  const move = load<u32>(root, ROOT_MOVE)
  const score = load<i32>(root, ROOT_SCORE)
  steadyFor = move == lastBest ? lesser(steadyFor + 1, 10) : 0
  const falling = lastScore == NO_SCORE ? 0 : clamp(lastScore - score, -30, 60)
  lastBest = move
  lastScore = score
  const steadiness = 1.35 - 0.065 * (steadyFor as f64)
  const fall = 1 + (falling as f64) * 0.008
  const share = (load<u64>(root, ROOT_NODES) as f64) / ((load<u64>(thread, NODES) as f64) + 1)
  const effort = 1.5 - share * 0.75
  return steadiness * fall * effort
}

/** No deeper search will say more, or there is no time for one. */
function isEnough(depth: i32): bool {
  const score = load<i32>(rootAt(0), ROOT_SCORE)
  const mate = load<u32>(control, MATE) as i32
  if (mate > 0 && isWin(score) && MATE_SCORE - score <= 2 * mate) return true
  const most = load<u32>(control, MAX_DEPTH) as i32
  if (most > 0 && depth >= most) return true
  if (isPondering()) return false
  const optimum = load<f64>(control, OPTIMUM)
  if (optimum == Infinity) return false
  if (rootCount() == 1) return true
  return elapsed() >= optimum * urgency()
}

function settle(depth: i32): void {
  const root = rootAt(0)
  store<u32>(thread, load<u32>(root, ROOT_MOVE), BEST_MOVE)
  store<i32>(thread, load<i32>(root, ROOT_SCORE), BEST_SCORE)
  store<u32>(thread, load<u32>(root, ROOT_LINE_LENGTH) > 1 ? load<u32>(root, ROOT_LINE + 4) : 0, PONDER_MOVE)
  store<u32>(thread, depth, COMPLETED_DEPTH)
}

/** Searches ever deeper until a limit or the host ends it; answers with the best move, 0 where there is none. */
export function think(arena: usize): u32 {
  enterThread(arena)
  openTable(control, load<u32>(control, GENERATION))
  store<u64>(thread, 0, NODES)
  store<u32>(thread, 0, LINE_COUNT)
  store<u32>(thread, 0, COMPLETED_DEPTH)
  store<u32>(thread, 0, BEST_MOVE)
  store<u32>(thread, 0, PONDER_MOVE)
  prepareStack()
  listRootMoves()
  if (rootCount() == 0) return 0
  store<u32>(thread, load<u32>(rootAt(0), ROOT_MOVE), BEST_MOVE)
  steadyFor = 0
  lastBest = 0
  lastScore = NO_SCORE
  beginPolling()
  const wanted = load<u32>(control, MULTI_PV)
  const lines: u32 = wanted < 1 ? 1 : wanted < rootCount() ? wanted : rootCount()
  for (let depth: i32 = 1; depth < MOST_PLIES; depth++) {
    rememberScores()
    for (let index: u32 = 0; index < lines && !isStopped(); index++) {
      beginLine(index)
      searchLine(depth, index, lines)
      // Of an iteration cut short a line counts if it has been seen to the end, or if it is better.
      sortRoots(0, index + 1)
      if (!isStopped() && (index + 1 == lines || elapsed() > BOUND_AFTER_MS))
        tell(lines, depth, index, EXACT_LINE)
    }
    if (isStopped()) {
      if (depth > 1) restoreIfWorse()
      break
    }
    settle(depth)
    if (load<u32>(thread, INDEX) == 0 && isEnough(depth)) {
      stopAll()
      break
    }
  }
  return load<u32>(thread, BEST_MOVE)
}

/** After a search that was cut short: a new best move stands if it was seen to be better. */
function restoreIfWorse(): void {
  const root = rootAt(0)
  if (load<i32>(root, ROOT_SCORE) == -INFINITE) return
  store<u32>(thread, load<u32>(root, ROOT_MOVE), BEST_MOVE)
  store<i32>(thread, load<i32>(root, ROOT_SCORE), BEST_SCORE)
  store<u32>(thread, load<u32>(root, ROOT_LINE_LENGTH) > 1 ? load<u32>(root, ROOT_LINE + 4) : 0, PONDER_MOVE)
}
