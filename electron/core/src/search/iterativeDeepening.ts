// Iterative deepening: one ply more in each iteration, with the moves ordered by the iteration before, within aspiration windows around the
// last score. https://www.chessprogramming.org/Iterative_Deepening

import { AGE, MATE, MAX_DEPTH, MULTI_PV, OPTIMUM, ROOT_POSITION } from '../../layout/controlBlock'
import { POSITION_BYTES } from '../../layout/position'
import { MATE_SCORE } from '../../layout/score'
import {
  BEST_MOVE,
  COMPLETED_DEPTH,
  CONTROL,
  EXACT_LINE,
  INDEX,
  LINE_COUNT,
  LOWER_LINE,
  NODES,
  PONDER_MOVE,
  SEL_DEPTH,
  UPPER_LINE,
} from '../../layout/threadArena'
import {
  CONTINUATION,
  CUTOFFS,
  DOUBLE_EXTENSIONS,
  EXCLUDED,
  FRAME_BYTES,
  IS_ACCUMULATED,
  KILLERS,
  LINE_LENGTH,
  MOVE,
  PLIES_SINCE_NULL,
  STATIC_EVAL,
} from './frame'
import { noContinuation } from './history'
import { beginPolling, elapsed, isPondering, isStopped, stopAll } from './limits'
import { NO_LINE, publishLines, settle, tellLines } from './lines'
import { prepareReductions } from './lateMoveReductions'
import {
  beginIteration,
  beginLine,
  listRootMoves,
  rootAt,
  rootCount,
  sortRoots,
  takeBackLoss,
} from './rootMoves'
import { greater, INFINITE, isMate, isWin, lesser, MAX_PLIES, NO_SCORE } from './score'
import { search } from './search'
import { control, enterThread, thread } from './state'
import { openTable } from './transpositionTable'
import { FIRST_FRAME, ROOT_AVERAGE, ROOT_MOVE, ROOT_SCORE, STACK, THREAD_BYTES } from './thread'
import { beginUrgency, urgency } from './urgency'

/** The initial width of aspiration windows on either side; they are wider if the score is far from balanced. */
const ASPIRATION_WINDOW: i32 = 11
/** From this depth on, aspiration windows save more than their failures cost. */
const ASPIRATION_DEPTH: i32 = 4
/** Bounds are reported only after this time, because they interest the user only if iterations take long. */
const BOUND_AFTER_MS: f64 = 3000

/** Lays out an arena and clears everything, as for a new game. */
export function layOutThread(arena: usize, controlBlock: usize, index: u32): void {
  memory.fill(arena, 0, THREAD_BYTES)
  store<u32>(arena, index, INDEX)
  store<u32>(arena, controlBlock as u32, CONTROL)
  prepareReductions(arena)
}

/** Resets the frames: those above the root represent unknown moves, those below are empty. */
export function prepareStack(): void {
  const first = thread + FIRST_FRAME
  for (let frame = thread + STACK; frame < thread + THREAD_BYTES; frame += FRAME_BYTES) {
    store<i32>(frame, NO_SCORE, STATIC_EVAL)
    store<u32>(frame, 0, MOVE)
    store<u32>(frame, noContinuation() as u32, CONTINUATION)
    store<u32>(frame, 0, EXCLUDED)
    store<u64>(frame, 0, KILLERS)
    store<u32>(frame, 0, CUTOFFS)
    store<u32>(frame, 0, IS_ACCUMULATED)
    store<u32>(frame, 0, DOUBLE_EXTENSIONS)
    store<u32>(frame, 0, LINE_LENGTH)
  }
  // Repetitions may reach back into the game as far as the halfmove clock allows.
  store<u32>(first, 1000, PLIES_SINCE_NULL)
  memory.copy(first, load<u32>(control, ROOT_POSITION) as usize, POSITION_BYTES)
}

/** Searches one line within aspiration windows that widen until the score lies inside. */
function aspirationSearch(depth: i32, index: u32, lines: u32): void {
  const frame = thread + FIRST_FRAME
  const average = load<i32>(rootAt(index), ROOT_AVERAGE)
  let alpha = -INFINITE
  let beta = INFINITE
  let delta = ASPIRATION_WINDOW
  if (depth >= ASPIRATION_DEPTH && average != -INFINITE && !isMate(average)) {
    delta += (average * average) / 16000
    alpha = greater(average - delta, -INFINITE)
    beta = lesser(average + delta, INFINITE)
  }
  let failedHigh = 0
  store<u32>(thread, 0, SEL_DEPTH)
  while (true) {
    const score = search(frame, alpha, beta, greater(1, depth - failedHigh), 0, true, false)
    sortRoots(index, rootCount())
    if (isStopped()) {
      takeBackLoss()
      return
    }
    if (score > alpha && score < beta) return
    const failedLow = score <= alpha
    if (load<u32>(thread, INDEX) == 0 && elapsed() > BOUND_AFTER_MS)
      tellLines(lines, index, failedLow ? UPPER_LINE : LOWER_LINE)
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

/** Whether a deeper search is useless, or there is no time for one. */
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

/**
 * Searches deeper and deeper until a limit is reached or the host stops it; returns the best move, or 0 if there is none. The threads of a
 * pool do so in parallel and share nothing but the transposition table (lazy SMP); the first thread ends the search.
 */
export function deepen(arena: usize): u32 {
  enterThread(arena)
  openTable(control, load<u32>(control, AGE))
  store<u64>(thread, 0, NODES)
  store<u32>(thread, 0, LINE_COUNT)
  store<u32>(thread, 0, COMPLETED_DEPTH)
  store<u32>(thread, 0, BEST_MOVE)
  store<u32>(thread, 0, PONDER_MOVE)
  prepareStack()
  listRootMoves()
  if (rootCount() == 0) return 0
  store<u32>(thread, load<u32>(rootAt(0), ROOT_MOVE), BEST_MOVE)
  beginUrgency()
  beginPolling()
  const wanted = load<u32>(control, MULTI_PV)
  const lines: u32 = wanted < 1 ? 1 : wanted < rootCount() ? wanted : rootCount()
  for (let depth: i32 = 1; depth < MAX_PLIES && !isStopped(); depth++) {
    beginIteration(depth)
    for (let index: u32 = 0; index < lines && !isStopped(); index++) {
      beginLine(index)
      aspirationSearch(depth, index, lines)
      sortRoots(0, index + 1)
      if (!isStopped() && (index + 1 == lines || elapsed() > BOUND_AFTER_MS))
        tellLines(lines, NO_LINE, EXACT_LINE)
    }
    // An unfinished first iteration is worthless; of later ones, the results so far count.
    if (depth == 1 && isStopped()) break
    settle()
    if (isStopped()) break
    store<u32>(thread, depth, COMPLETED_DEPTH)
    if (load<u32>(thread, INDEX) == 0 && isEnough(depth)) stopAll()
  }
  publishLines(lines, NO_LINE, EXACT_LINE)
  return load<u32>(thread, BEST_MOVE)
}
