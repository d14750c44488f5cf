// Gives the moves of a node one by one, likely cutoffs first, and generates no more than are asked for.
// https://www.chessprogramming.org/Move_Ordering

import { bishopAttacks, knightAttacks, pawnAttacks, rookAttacks } from '../attacks'
import { bit, pawnCaptures } from '../bitboard'
import { CHECKERS } from '../layout'
import {
  BISHOP,
  KING,
  KNIGHT,
  moveFrom,
  moveKind,
  moveRole,
  moveTo,
  PAWN,
  PLACEMENT,
  QUEEN,
  ROOK,
} from '../move'
import { generate, generateNoisy, generateQuiet } from '../movegen'
import { byColor, byRole, codeAt, kingOf, occupiedOf, roleOf, turnOf } from '../position'
import { exchangeValue, gainOf, gainsAtLeast, preparePins } from './exchange'
import {
  BAD_END,
  CHECK_SQUARES,
  COUNTER,
  CURSOR,
  END,
  KILLERS,
  MOVE_LIST,
  SCORE_LIST,
  STAGE,
  TABLE_MOVE,
  THRESHOLD,
} from './frame'
import { captureHistory, counterOf, quietHistory } from './history'
import { isUnknown } from './ordinary'

const FROM_TABLE: u32 = 0
const GENERATE_NOISY: u32 = 1
const GOOD_NOISY: u32 = 2
const GENERATE_QUIET: u32 = 3
const QUIETS: u32 = 4
const BAD_NOISY: u32 = 5
const DONE: u32 = 6
const GENERATE_EVASIONS: u32 = 7
const EVASIONS: u32 = 8
/** Quiescence and trial captures end with the good captures. */
const GENERATE_GAINS: u32 = 9
const GAINS: u32 = 10

/** Best-known quiet moves come before all that history says; its sums stay below 131,072. */
const KILLER_SCORE: i32 = 300_000
const COUNTER_SCORE: i32 = 200_000

/** Leaving, or entering, a square that lesser pieces attack: what it is worth in units of history. */
const THREATENED_MINOR: i32 = 9_000
const THREATENED_ROOK: i32 = 14_000
const THREATENED_QUEEN: i32 = 20_000
const CHECK_BONUS: i32 = 8_000

/** A capture outweighs the next lower one whatever its history; centipawns times this. */
const CAPTURE_WEIGHT: i32 = 32

/** Captures and promotions; what else is tried counts as quiet. */
export function isNoisy(position: usize, move: u32): bool {
  const kind = moveKind(move)
  if (kind >= PLACEMENT) return false
  if (moveRole(move) != 0) return true
  return kind <= 2 && (kind == 2 || codeAt(position, moveTo(move)) != 0)
}

/** Squares from which the side to move would give check with each role; index by role, kings none. */
export function findCheckSquares(frame: usize): void {
  const color = turnOf(frame)
  const king = kingOf(frame, color ^ 1)
  const occupied = occupiedOf(frame)
  const diagonal = bishopAttacks(king, occupied)
  const straight = rookAttacks(king, occupied)
  store<u64>(frame, pawnAttacks(color ^ 1, king), CHECK_SQUARES)
  store<u64>(frame, knightAttacks(king), CHECK_SQUARES + 8)
  store<u64>(frame, diagonal, CHECK_SQUARES + 16)
  store<u64>(frame, straight, CHECK_SQUARES + 24)
  store<u64>(frame, diagonal | straight, CHECK_SQUARES + 32)
}

/** A move of one piece attacks the enemy king at once; discovered checks are not seen. */
export function givesDirectCheck(frame: usize, move: u32): bool {
  if (moveKind(move) > 2) return false
  const role = moveRole(move) != 0 ? moveRole(move) : roleOf(codeAt(frame, moveFrom(move)))
  if (role == KING) return false
  return (load<u64>(frame + ((role as usize) << 3), CHECK_SQUARES) & bit(moveTo(move))) != 0
}

/** Begins the moves of a node; in check all that get out of it. The table's move must be legal. */
export function beginPicking(frame: usize, tableMove: u32): void {
  store<u32>(frame, tableMove, TABLE_MOVE)
  preparePins(frame)
  store<i32>(frame, 0, THRESHOLD)
  store<u32>(frame, counterOf(frame), COUNTER)
  const evades = load<u64>(frame, CHECKERS) != 0
  let stage = evades ? GENERATE_EVASIONS : GENERATE_NOISY
  // The first stage is the table's move, of which the next one is left to find out.
  if (tableMove != 0) stage = FROM_TABLE
  store<u32>(frame, stage, STAGE)
}

/** Begins with captures and promotions that gain at least `threshold` centipawns, and ends with them. */
export function beginGains(frame: usize, tableMove: u32, threshold: i32): void {
  store<u32>(frame, tableMove, TABLE_MOVE)
  preparePins(frame)
  store<i32>(frame, threshold, THRESHOLD)
  store<u32>(frame, GENERATE_GAINS, STAGE)
}

function scoreAt(at: usize): usize {
  return at + (SCORE_LIST - MOVE_LIST)
}

function scoreNoisy(frame: usize, begin: usize, end: usize): void {
  for (let at = begin; at < end; at += 4) {
    const move = load<u32>(at)
    store<i32>(scoreAt(at), gainOf(frame, move) * CAPTURE_WEIGHT + captureHistory(frame, move))
  }
}

function threatScore(role: u32, from: u64, to: u64, byPawn: u64, byMinor: u64, byRook: u64): i32 {
  if (role == QUEEN) {
    return (byRook & from ? THREATENED_QUEEN : 0) - (byRook & to ? THREATENED_QUEEN : 0)
  }
  if (role == ROOK) {
    return (byMinor & from ? THREATENED_ROOK : 0) - (byMinor & to ? THREATENED_ROOK : 0)
  }
  if (role == KNIGHT || role == BISHOP) {
    return (byPawn & from ? THREATENED_MINOR : 0) - (byPawn & to ? THREATENED_MINOR : 0)
  }
  return 0
}

function scoreQuiets(frame: usize, begin: usize, end: usize): void {
  const enemy = turnOf(frame) ^ 1
  const enemies = byColor(frame, enemy)
  const occupied = occupiedOf(frame)
  const byPawn = pawnCaptures(byRole(frame, PAWN) & enemies, enemy)
  let byMinor = byPawn
  for (let rest = byRole(frame, KNIGHT) & enemies; rest != 0; rest &= rest - 1)
    byMinor |= knightAttacks(ctz(rest) as u32)
  for (let rest = byRole(frame, BISHOP) & enemies; rest != 0; rest &= rest - 1)
    byMinor |= bishopAttacks(ctz(rest) as u32, occupied)
  let byRook = byMinor
  for (let rest = byRole(frame, ROOK) & enemies; rest != 0; rest &= rest - 1)
    byRook |= rookAttacks(ctz(rest) as u32, occupied)
  const counter = load<u32>(frame, COUNTER)
  for (let at = begin; at < end; at += 4) {
    const move = load<u32>(at)
    let score = quietHistory(frame, move)
    if (move == load<u32>(frame, KILLERS)) score += KILLER_SCORE
    else if (move == load<u32>(frame, KILLERS + 4)) score += KILLER_SCORE - 20_000
    else if (move == counter) score += COUNTER_SCORE
    const kind = moveKind(move)
    if (kind <= 1) {
      const role = roleOf(codeAt(frame, moveFrom(move)))
      score += threatScore(role, bit(moveFrom(move)), bit(moveTo(move)), byPawn, byMinor, byRook)
      if (givesDirectCheck(frame, move) && gainsAtLeast(frame, move, -75)) score += CHECK_BONUS
    }
    store<i32>(scoreAt(at), score)
  }
}

function scoreEvasions(frame: usize, begin: usize, end: usize): void {
  for (let at = begin; at < end; at += 4) {
    const move = load<u32>(at)
    const score = isNoisy(frame, move)
      ? KILLER_SCORE + gainOf(frame, move) * CAPTURE_WEIGHT + captureHistory(frame, move)
      : quietHistory(frame, move)
    store<i32>(scoreAt(at), score)
  }
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
    if (gainsAtLeast(frame, move, -score / (CAPTURE_WEIGHT * 8))) return move
    postpone(frame, move)
  }
}

function nextGain(frame: usize): u32 {
  while (true) {
    const move = nextOfList(frame)
    if (move == 0 || gainsAtLeast(frame, move, load<i32>(frame, THRESHOLD))) return move
  }
}

/** Moves that lost an exchange, in the order in which they were put back. */
function nextBadNoisy(frame: usize): u32 {
  const cursor = load<u32>(frame, CURSOR) as usize
  if (cursor >= (load<u32>(frame, BAD_END) as usize)) return 0
  store<u32>(frame, (cursor + 4) as u32, CURSOR)
  return load<u32>(cursor)
}

/**
 * The next move to try, 0 when all have been.
 *
 * @param skipQuiet gives no more quiet moves
 */
export function nextMove(frame: usize, skipQuiet: bool): u32 {
  const list = frame + MOVE_LIST
  while (true) {
    const stage = load<u32>(frame, STAGE)
    let move: u32 = 0
    if (stage == FROM_TABLE) {
      store<u32>(frame, load<u64>(frame, CHECKERS) != 0 ? GENERATE_EVASIONS : GENERATE_NOISY, STAGE)
      move = load<u32>(frame, TABLE_MOVE)
      if (isUnknown(frame, move)) continue
    } else if (stage == GENERATE_NOISY) {
      const end = generateNoisy(frame, list)
      scoreNoisy(frame, list, end)
      store<u32>(frame, list as u32, BAD_END)
      setList(frame, list, end, GOOD_NOISY)
      continue
    } else if (stage == GOOD_NOISY) {
      move = nextGoodNoisy(frame)
      if (move == 0) store<u32>(frame, GENERATE_QUIET, STAGE)
    } else if (stage == GENERATE_QUIET) {
      const begin = load<u32>(frame, BAD_END) as usize
      if (skipQuiet) setList(frame, begin, begin, QUIETS)
      else {
        const end = generateQuiet(frame, begin)
        scoreQuiets(frame, begin, end)
        setList(frame, begin, end, QUIETS)
      }
      continue
    } else if (stage == QUIETS) {
      if (!skipQuiet) move = nextOfList(frame)
      if (move == 0) setList(frame, list, list, BAD_NOISY)
    } else if (stage == BAD_NOISY) {
      move = nextBadNoisy(frame)
      if (move == 0) store<u32>(frame, DONE, STAGE)
    } else if (stage == GENERATE_EVASIONS) {
      const end = generate(frame, list)
      scoreEvasions(frame, list, end)
      setList(frame, list, end, EVASIONS)
      continue
    } else if (stage == EVASIONS) {
      move = nextOfList(frame)
      if (move == 0) store<u32>(frame, DONE, STAGE)
    } else if (stage == GENERATE_GAINS) {
      const end = generateNoisy(frame, list)
      scoreNoisy(frame, list, end)
      // The table's move, if it is one of these, has no precedence here: it is found in the list.
      store<u32>(frame, 0, TABLE_MOVE)
      setList(frame, list, end, GAINS)
      continue
    } else if (stage == GAINS) {
      move = nextGain(frame)
      if (move == 0) store<u32>(frame, DONE, STAGE)
    } else return 0
    if (move != 0) return move
  }
}

/** What a capture takes, for futility; kings stand for nothing. */
export function capturedValue(position: usize, move: u32): i32 {
  if (moveKind(move) == 2) return exchangeValue(PAWN)
  const code = codeAt(position, moveTo(move))
  return code == 0 ? 0 : exchangeValue(roleOf(code))
}
