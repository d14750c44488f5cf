import type { PgnResult } from '@shared/notation/pgn/pgn'
import type { Units } from '@shared/notation/pgn/units'
import { POSITION_BYTES } from './layout/position'
import { BLACK_WINS, DRAW, NOT_PLAIN, RESULT_SHIFT, UNKNOWN, WHITE_WINS } from './layout/replay'
import { LONGEST_MOVETEXT, type Core } from './load'

const RESULTS: Readonly<Record<number, PgnResult>> = {
  [WHITE_WINS]: '1-0',
  [BLACK_WINS]: '0-1',
  [DRAW]: '1/2-1/2',
  [UNKNOWN]: '*',
}

/** A game of which every move is legal. */
export interface Replay {
  /** Plies of the main line. */
  readonly plies: number
  /** The position after them, an address that holds until the next replay. */
  readonly last: number
  /** The result that ends the movetext, if one does. */
  readonly result: PgnResult | undefined
}

/** Replays movetext on the position at an address; undefined if it is too long, not plain, or not legal. */
export const replayMovetext = (core: Core, position: number, units: Units): Replay | undefined => {
  if (units.length > LONGEST_MOVETEXT) return undefined
  const { bytes, exports, movetext } = core
  new Uint16Array(bytes.buffer, movetext, units.length).set(units)
  const found = exports.replay(position, movetext, movetext + 2 * units.length) >>> 0
  if (found === NOT_PLAIN) return undefined
  const plies = found & ((1 << RESULT_SHIFT) - 1)
  return {
    plies,
    last: exports.replayAddress() + plies * POSITION_BYTES,
    result: RESULTS[found >> RESULT_SHIFT],
  }
}
