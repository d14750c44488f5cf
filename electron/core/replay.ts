import { PGN_RESULTS, type PgnResult } from '@shared/notation/pgn/pgn'
import type { Units } from '@shared/notation/pgn/units'
import type { Core } from './load'

/** Longer movetexts are not for the core. Two games of three hundred moves with an annotator's remarks have as much. */
export const LONGEST_MOVETEXT = 32_768

/** The core's word for a text that it does not read. */
const NOT_PLAIN = -1

const RESULT_SHIFT = 16

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
  const found = exports.replay(position, movetext, movetext + 2 * units.length)
  if (found === NOT_PLAIN) return undefined
  const plies = found & ((1 << RESULT_SHIFT) - 1)
  return {
    plies,
    last: exports.replayAddress() + plies * exports.positionBytes(),
    result: PGN_RESULTS[(found >> RESULT_SHIFT) - 1],
  }
}
