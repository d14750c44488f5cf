// What a position looks worth at a glance, by the network or by hand-crafted terms.

import { NETWORK, PARAMETERS } from '../../layout/controlBlock'
import { evaluatePosition } from '../evaluation/evaluate'
import { refreshAccumulator, updateAccumulator } from '../network/accumulator'
import { evaluateNetwork } from '../network/forward'
import { isInSetup } from '../rules/position'
import { ACCUMULATOR, FRAME_BYTES, IS_ACCUMULATED } from './frame'
import { control } from './state'

/** How many plies back an accumulator is looked for; beyond that a new one costs no more. */
const MAX_PLIES_BACK: i32 = 6

/** Brings the accumulator of a frame in step with its position, from the nearest one before it that is. */
function accumulate(frame: usize, network: usize): void {
  if (load<u32>(frame, IS_ACCUMULATED) != 0) return
  store<u32>(frame, 1, IS_ACCUMULATED)
  let before = frame - FRAME_BYTES
  for (let back = 1; back <= MAX_PLIES_BACK; back++) {
    if (load<u32>(before, IS_ACCUMULATED) != 0) {
      updateAccumulator(before, before + ACCUMULATOR, frame, frame + ACCUMULATOR, network)
      return
    }
    before -= FRAME_BYTES
  }
  refreshAccumulator(frame, frame + ACCUMULATOR, network)
}

/** The evaluation itself, in centipawns from the view of the side to move; what the transposition table keeps. */
export function rawEval(frame: usize): i32 {
  const network = load<u32>(control, NETWORK) as usize
  if (network != 0 && !isInSetup(frame)) {
    accumulate(frame, network)
    return evaluateNetwork(frame, frame + ACCUMULATOR, network)
  }
  return evaluatePosition(frame, load<u32>(control, PARAMETERS) as usize)
}
