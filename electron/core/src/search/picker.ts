// Returns the moves of a node one by one, likely cutoffs first, and generates no more than necessary.
// https://www.chessprogramming.org/Move_Ordering

import { CHECKERS } from '../../layout/position'
import { Squares } from '../rules/bitboard'
import { generate, generateNoisy, generateQuiet } from '../rules/movegen'
import { preparePins } from './exchange'
import { BAD_END, COUNTERMOVE, CURSOR, END, MOVE_LIST, STAGE, TABLE_MOVE, THRESHOLD } from './frame'
import { countermoveOf } from './history'
import { CAPTURE_WEIGHT, scoreAt, scoreEvasions, scoreNoisy, scoreQuiets } from './moveScores'
import { isUnknown } from './ordinary'
import { seeAtLeast } from './see'

const FROM_TABLE: u32 = 0
const GENERATE_NOISY: u32 = 1
const GOOD_NOISY: u32 = 2
const GENERATE_QUIET: u32 = 3
const QUIETS: u32 = 4
const BAD_NOISY: u32 = 5
const DONE: u32 = 6
const GENERATE_EVASIONS: u32 = 7
const EVASIONS: u32 = 8
/** The stages for quiescence and ProbCut, which end after the good captures. */
const GENERATE_CAPTURES: u32 = 9
const CAPTURES: u32 = 10

/** Begins the moves of a node; in check these are all evasions. The table's move must be legal. */
export function beginPicking(frame: usize, tableMove: u32): void {
  store<u32>(frame, tableMove, TABLE_MOVE)
  preparePins(frame)
  store<i32>(frame, 0, THRESHOLD)
  store<u32>(frame, countermoveOf(frame), COUNTERMOVE)
  const evades = load<Squares>(frame, CHECKERS) != 0
  let stage = evades ? GENERATE_EVASIONS : GENERATE_NOISY
  // The stage for the table's move comes first; the stage after it is determined later.
  if (tableMove != 0) stage = FROM_TABLE
  store<u32>(frame, stage, STAGE)
}

/** Begins a list of only those captures and promotions whose SEE is at least `threshold` centipawns. */
export function beginCaptures(frame: usize, tableMove: u32, threshold: i32): void {
  store<u32>(frame, tableMove, TABLE_MOVE)
  preparePins(frame)
  store<i32>(frame, threshold, THRESHOLD)
  store<u32>(frame, GENERATE_CAPTURES, STAGE)
}

/** Moves the best of the remaining moves to the front and returns it; `cursor` must be before `end`. */
function takeBest(cursor: usize, end: usize): u32 {
  let best = cursor
  let bestScore = load<i32>(scoreAt(cursor))
  for (let at = cursor + 4; at < end; at += 4) {
    const score = load<i32>(scoreAt(at))
    if (score > bestScore) {
      best = at
      bestScore = score
    }
  }
  const move = load<u32>(best)
  if (best != cursor) {
    store<u32>(best, load<u32>(cursor))
    store<i32>(scoreAt(best), load<i32>(scoreAt(cursor)))
    store<u32>(cursor, move)
    store<i32>(scoreAt(cursor), bestScore)
  }
  return move
}

/** The best remaining move of the list, leaving out the table's move and those that the search must ignore; 0 if there is none. */
function nextOfList(frame: usize): u32 {
  const end = load<u32>(frame, END) as usize
  let cursor = load<u32>(frame, CURSOR) as usize
  while (cursor < end) {
    const move = takeBest(cursor, end)
    cursor += 4
    if (move == load<u32>(frame, TABLE_MOVE) || isUnknown(frame, move)) continue
    store<u32>(frame, cursor as u32, CURSOR)
    return move
  }
  store<u32>(frame, cursor as u32, CURSOR)
  return 0
}

function setList(frame: usize, begin: usize, end: usize, stage: u32): void {
  store<u32>(frame, begin as u32, CURSOR)
  store<u32>(frame, end as u32, END)
  store<u32>(frame, stage, STAGE)
}

/** Puts a losing capture aside for later, at the front of the list, which is no longer needed. */
function postpone(frame: usize, move: u32): void {
  const at = load<u32>(frame, BAD_END) as usize
  store<u32>(at, move)
  store<u32>(frame, (at + 4) as u32, BAD_END)
}

function nextGoodNoisy(frame: usize): u32 {
  while (true) {
    const move = nextOfList(frame)
    if (move == 0) return 0
    // A capture may lose a little if its score is high.
    const score = load<i32>(scoreAt((load<u32>(frame, CURSOR) as usize) - 4))
    if (seeAtLeast(frame, move, -score / (CAPTURE_WEIGHT * 8))) return move
    postpone(frame, move)
  }
}

function nextCapture(frame: usize): u32 {
  while (true) {
    const move = nextOfList(frame)
    if (move == 0 || seeAtLeast(frame, move, load<i32>(frame, THRESHOLD))) return move
  }
}

/** The next of the postponed captures, in the order in which they were postponed; 0 if there is none. */
function nextBadNoisy(frame: usize): u32 {
  const cursor = load<u32>(frame, CURSOR) as usize
  if (cursor >= (load<u32>(frame, BAD_END) as usize)) return 0
  store<u32>(frame, (cursor + 4) as u32, CURSOR)
  return load<u32>(cursor)
}

function fillNoisy(frame: usize, stage: u32): void {
  const list = frame + MOVE_LIST
  const end = generateNoisy(frame, list)
  scoreNoisy(frame, list, end)
  store<u32>(frame, list as u32, BAD_END)
  setList(frame, list, end, stage)
}

/** Lists quiet moves after the postponed captures. */
function fillQuiets(frame: usize, skipQuiet: bool): void {
  const begin = load<u32>(frame, BAD_END) as usize
  const end = skipQuiet ? begin : generateQuiet(frame, begin)
  scoreQuiets(frame, begin, end)
  setList(frame, begin, end, QUIETS)
}

function fillEvasions(frame: usize): void {
  const list = frame + MOVE_LIST
  const end = generate(frame, list)
  scoreEvasions(frame, list, end)
  setList(frame, list, end, EVASIONS)
}

/** If a stage is one that lists moves, lists them and goes on to the next stage; returns false otherwise. */
function fill(frame: usize, stage: u32, skipQuiet: bool): bool {
  if (stage == GENERATE_NOISY) fillNoisy(frame, GOOD_NOISY)
  else if (stage == GENERATE_QUIET) fillQuiets(frame, skipQuiet)
  else if (stage == GENERATE_EVASIONS) fillEvasions(frame)
  else if (stage == GENERATE_CAPTURES) {
    fillNoisy(frame, CAPTURES)
    // The table's move does not come first here: if it is a capture, it is found in the list.
    store<u32>(frame, 0, TABLE_MOVE)
  } else return false
  return true
}

function tableMoveFirst(frame: usize): u32 {
  store<u32>(frame, load<Squares>(frame, CHECKERS) != 0 ? GENERATE_EVASIONS : GENERATE_NOISY, STAGE)
  const move = load<u32>(frame, TABLE_MOVE)
  return isUnknown(frame, move) ? 0 : move
}

/** The next move of a stage; after the last one, returns 0 and goes on to the next stage. */
function give(frame: usize, stage: u32, skipQuiet: bool): u32 {
  if (stage == FROM_TABLE) return tableMoveFirst(frame)
  let move: u32 = 0
  let next = DONE
  if (stage == GOOD_NOISY) {
    move = nextGoodNoisy(frame)
    next = GENERATE_QUIET
  } else if (stage == QUIETS) {
    if (!skipQuiet) move = nextOfList(frame)
    if (move == 0) setList(frame, frame + MOVE_LIST, frame + MOVE_LIST, BAD_NOISY)
    return move
  } else if (stage == BAD_NOISY) move = nextBadNoisy(frame)
  else if (stage == EVASIONS) move = nextOfList(frame)
  else move = nextCapture(frame)
  if (move == 0) store<u32>(frame, next, STAGE)
  return move
}

/**
 * The next move to try, or 0 if all have been tried.
 *
 * @param skipQuiet leaves out the remaining quiet moves
 */
export function nextMove(frame: usize, skipQuiet: bool): u32 {
  while (true) {
    const stage = load<u32>(frame, STAGE)
    if (stage == DONE) return 0
    if (fill(frame, stage, skipQuiet)) continue
    const move = give(frame, stage, skipQuiet)
    if (move != 0) return move
  }
}
