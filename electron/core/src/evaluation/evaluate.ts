// The value of a position without looking ahead.

import { TEMPO } from '../../layout/evaluation'
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } from '../rules/piece'
import { isPlacing, turnOf } from '../rules/position'
import { beginMaps } from './attackMaps'
import { developmentScore } from './confined'
import { kingScore } from './king'
import { FULL_PHASE, handScore, materialScore, phaseOf, roleSquaresScore } from './material'
import { passedPawnsScore } from './passed'
import { pawnsScore } from './pawns'
import { bishopsScore, knightsScore, queensScore, rooksScore } from './pieces'
import { rightsScore } from './rights'
import { FULL_SCALE, scaleOf } from './scale'
import { endgame, middlegame, term, traceSide } from './term'
import { spaceScore, threatsScore } from './threats'

/** Names the side whose terms follow; has an effect only in a build that traces. */
function look(color: u32): void {
  // @ts-ignore: given by the compiler's --use
  if (TRACE) traceSide(color)
}

/** The score of a side while pieces are in hand: kings may be missing, and nothing is attacked. */
function setupSide(position: usize, parameters: usize, color: u32): i32 {
  look(color)
  let score = materialScore(position, parameters, color) + handScore(position, parameters, color)
  for (let role: u32 = PAWN; role <= KING; role++)
    score += roleSquaresScore(position, parameters, color, role)
  return score
}

/** The part that fills the attack maps. Queens follow later, because they avoid what the enemy's other pieces attack. */
function piecesSide(position: usize, parameters: usize, color: u32): i32 {
  look(color)
  return (
    knightsScore(position, parameters, color) +
    bishopsScore(position, parameters, color) +
    rooksScore(position, parameters, color)
  )
}

function queensSide(position: usize, parameters: usize, color: u32): i32 {
  look(color)
  return queensScore(position, parameters, color)
}

/** The part that reads the attack maps. */
function restSide(position: usize, parameters: usize, color: u32): i32 {
  look(color)
  return (
    materialScore(position, parameters, color) +
    pawnsScore(position, parameters, color) +
    passedPawnsScore(position, parameters, color) +
    kingScore(position, parameters, color) +
    threatsScore(position, parameters, color) +
    spaceScore(position, parameters, color) +
    developmentScore(position, parameters, color) +
    rightsScore(position, parameters, color)
  )
}

function gameScore(position: usize, parameters: usize): i32 {
  beginMaps(position)
  let score = piecesSide(position, parameters, 0) - piecesSide(position, parameters, 1)
  score += queensSide(position, parameters, 0) - queensSide(position, parameters, 1)
  return score + restSide(position, parameters, 0) - restSide(position, parameters, 1)
}

function tempoScore(position: usize, parameters: usize): i32 {
  const turn = turnOf(position)
  look(turn)
  return turn == 0 ? term(parameters, TEMPO, 1) : -term(parameters, TEMPO, 1)
}

/** The score before tapering, with its middlegame and endgame halves, White's view. */
export function untaperedScore(position: usize, parameters: usize): i32 {
  const score = isPlacing(position)
    ? setupSide(position, parameters, 0) - setupSide(position, parameters, 1)
    : gameScore(position, parameters)
  return score + tempoScore(position, parameters)
}

/** The weight of the middlegame against the endgame; 24, all middlegame, while anything is still in hand. */
export function taperOf(position: usize): i32 {
  return isPlacing(position) ? FULL_PHASE : phaseOf(position)
}

/** The value in centipawns from the view of the side to move. */
export function evaluatePosition(position: usize, parameters: usize): i32 {
  const score = untaperedScore(position, parameters)
  const phase = taperOf(position)
  const late = endgame(score)
  const scaled = (late * scaleOf(position, late)) / FULL_SCALE
  const white = (middlegame(score) * phase + scaled * (FULL_PHASE - phase)) / FULL_PHASE
  return turnOf(position) == 0 ? white : -white
}
