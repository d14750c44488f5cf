// Finds the moves of boards beyond eight by eight that no other engine knows: adjustments.

import { NO_SPECIAL_MOVES, SEARCH_FLAGS } from '../../layout/controlBlock'
import { ADJUSTMENT_MOVE, moveKind } from '../rules/move'
import { control } from './state'

/** Whether this search must ignore the move. */
export function isUnknown(_position: usize, move: u32): bool {
  return moveKind(move) == ADJUSTMENT_MOVE && (load<u32>(control, SEARCH_FLAGS) & NO_SPECIAL_MOVES) != 0
}
