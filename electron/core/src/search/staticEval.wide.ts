// What a position of a board beyond eight by eight looks worth at a glance: hand-crafted terms alone, for no network knows
// these boards.

import { PARAMETERS } from '../../layout/controlBlock'
import { evaluatePosition } from '../evaluation/evaluate'
import { control } from './state'

/** The evaluation itself, in centipawns from the view of the side to move; what the transposition table keeps. */
export function rawEval(frame: usize): i32 {
  return evaluatePosition(frame, load<u32>(control, PARAMETERS) as usize)
}
