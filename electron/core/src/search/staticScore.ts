// What a position looks worth at a glance: the network or the hand-crafted evaluation, corrected by experience.

import { evaluatePosition } from '../evaluation/evaluate'
import { HALFMOVES } from '../layout'
import { PARAMETERS } from './control'
import { correctionOf } from './history'
import { clamp, MATE_BOUND } from './score'
import { control } from './state'

/** Static scores fade as the fifty moves run out: at the last one half is left. */
const FADING: i32 = 200

/** The evaluation itself, in centipawns from the view of the side to move; what the hash table keeps. */
export function rawScore(frame: usize): i32 {
  return evaluatePosition(frame, load<u32>(control, PARAMETERS) as usize)
}

/** The evaluation as the search uses it. */
export function corrected(frame: usize, raw: i32): i32 {
  const faded = (raw * (FADING - (load<u16>(frame, HALFMOVES) as i32))) / FADING
  return clamp(faded + correctionOf(frame), -MATE_BOUND + 1, MATE_BOUND - 1)
}
