// The evaluation of a position without a search, by the network or by hand-crafted terms.

import { NETWORK, PARAMETERS } from '../../layout/controlBlock'
import { evaluatePosition } from '../evaluation/evaluate'
import { refreshAccumulator, updateAccumulator } from '../network/accumulator'
import { evaluateNetwork } from '../network/forward'
import { isInSetup } from '../rules/position'
import { ACCUMULATOR, FRAME_BYTES, IS_ACCUMULATED } from './frame'
import { control } from './state'

/** How many plies back an accumulator is searched for; beyond that, computing a new one costs no more. */
const MAX_PLIES_BACK: i32 = 6

/** Updates the accumulator of a frame to its position, from the nearest earlier one that is up to date. */
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

/** The evaluation without corrections, in centipawns from the view of the side to move, as the transposition table keeps it. */
export function rawEval(frame: usize): i32 {
  const network = load<u32>(control, NETWORK) as usize
  if (network != 0 && !isInSetup(frame)) {
    accumulate(frame, network)
    return evaluateNetwork(frame, frame + ACCUMULATOR, network)
  }
  return evaluatePosition(frame, load<u32>(control, PARAMETERS) as usize)
}
