// The value of a position on a board beyond eight by eight without looking ahead.

import { turnOf } from '../rules/position'
import { isJanggi } from '../rules/rules'
import { janggiPhase, janggiScore } from './janggiScore'
import { endgame, middlegame } from './term'
import { armyPhase, armyScore, armyScale } from './wideScore'
import { WIDE_FULL_PHASE, WIDE_FULL_SCALE } from './widePhase'

/** The value in centipawns from the view of the side to move. */
export function evaluatePosition(position: usize, parameters: usize): i32 {
  const isOfJanggi = isJanggi(position)
  const score = isOfJanggi ? janggiScore(position, parameters) : armyScore(position, parameters)
  const phase = isOfJanggi ? janggiPhase(position) : armyPhase(position)
  const late = endgame(score)
  const scaled = isOfJanggi ? late : (late * armyScale(position, late)) / WIDE_FULL_SCALE
  const white = (middlegame(score) * phase + scaled * (WIDE_FULL_PHASE - phase)) / WIDE_FULL_PHASE
  return turnOf(position) == 0 ? white : -white
}
