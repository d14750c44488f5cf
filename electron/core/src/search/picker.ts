// Gives the moves of a node one by one, likely cutoffs first, and generates no more than are asked for.
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
/** Quiescence and ProbCut end with the good captures. */
const GENERATE_CAPTURES: u32 = 9
const CAPTURES: u32 = 10

/** Begins the moves of a node; in check all that get out of it. The table's move must be legal. */
export function beginPicking(frame: usize, tableMove: u32): void {
  store<u32>(frame, tableMove, TABLE_MOVE)
  preparePins(frame)
  store<i32>(frame, 0, THRESHOLD)
  store<u32>(frame, countermoveOf(frame), COUNTERMOVE)
  const evades = load<Squares>(frame, CHECKERS) != 0
  let stage = evades ? GENERATE_EVASIONS : GENERATE_NOISY
  // The first stage is the table's move, of which the next one is left to find out.
  if (tableMove != 0) stage = FROM_TABLE
  store<u32>(frame, stage, STAGE)
}

/** Begins with captures and promotions whose SEE is at least `threshold` centipawns, and ends with them. */
export function beginCaptures(frame: usize, tableMove: u32, threshold: i32): void {
  store<u32>(frame, tableMove, TABLE_MOVE)
  preparePins(frame)
  store<i32>(frame, threshold, THRESHOLD)
  store<u32>(frame, GENERATE_CAPTURES, STAGE)
}

/** Brings the best of the moves left to the front and takes it; `cursor` is before `end`. */
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

/** The next of the list that is neither the table's move nor unknown, best first; 0 when there is none. */
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

/** A losing capture is put at the front of the list, where nothing is needed any more, for later. */
function postpone(frame: usize, move: u32): void {
  const at = load<u32>(frame, BAD_END) as usize
  store<u32>(at, move)
  store<u32>(frame, (at + 4) as u32, BAD_END)
}

function nextGoodNoisy(frame: usize): u32 {
  while (true) {
    const move = nextOfList(frame)
    if (move == 0) return 0
    // The score of a capture lets one with a good history lose a little.
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

/** Moves that lost an exchange, in the order in which they were put back. */
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

/** Quiet moves are listed behind the captures that were put back. */
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

/** Lists the moves of a stage that does so and enters the one that gives them; false if this one gives moves. */
function fill(frame: usize, stage: u32, skipQuiet: bool): bool {
  if (stage == GENERATE_NOISY) fillNoisy(frame, GOOD_NOISY)
  else if (stage == GENERATE_QUIET) fillQuiets(frame, skipQuiet)
  else if (stage == GENERATE_EVASIONS) fillEvasions(frame)
  else if (stage == GENERATE_CAPTURES) {
    fillNoisy(frame, CAPTURES)
    // The table's move, if it is one of these, has no precedence here: it is found in the list.
    store<u32>(frame, 0, TABLE_MOVE)
  } else return false
  return true
}

function tableMoveFirst(frame: usize): u32 {
  store<u32>(frame, load<Squares>(frame, CHECKERS) != 0 ? GENERATE_EVASIONS : GENERATE_NOISY, STAGE)
  const move = load<u32>(frame, TABLE_MOVE)
  return isUnknown(frame, move) ? 0 : move
}

/** A stage's next move; after its last one 0, and the stage that follows is entered. */
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
 * The next move to try, 0 when all have been.
 *
 * @param skipQuiet gives no more quiet moves
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
