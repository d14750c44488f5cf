import type { PgnResult } from '@shared/notation/pgn/pgn'
import { POSITION_BYTES } from './layout/position'
import { BLACK_WINS, DRAW, NOT_PLAIN, RESULT_SHIFT, UNKNOWN, WHITE_WINS } from './layout/replay'
import { MAX_MOVETEXT_LENGTH, MAX_REWRITTEN_LENGTH, type Core } from './load'
import { namesByNumber } from './namesByNumber'

const RESULT_NUMBERS: Readonly<Record<PgnResult, number>> = {
  '1-0': WHITE_WINS,
  '0-1': BLACK_WINS,
  '1/2-1/2': DRAW,
  '*': UNKNOWN,
}

const RESULTS = namesByNumber(RESULT_NUMBERS)

/** A game of which every move is legal. */
export interface Replay {
  /** Plies of the main line. */
  readonly plies: number
  /** The address of the position after them; valid until the next replay. */
  readonly last: number
  /** The result that ends the movetext, if one does. */
  readonly result: PgnResult | undefined
}

/** Hands movetext to the core; returns the address after it, or undefined if it is too long. */
const handOver = ({ bytes, movetext }: Core, text: Uint8Array): number | undefined => {
  if (text.length > MAX_MOVETEXT_LENGTH) return undefined
  bytes.set(text, movetext)
  return movetext + text.length
}

/** Replays movetext in UTF-8 on the position at an address; undefined if it is too long, not plain, or not legal. */
export const replayMovetext = (core: Core, position: number, text: Uint8Array): Replay | undefined => {
  const { exports, movetext } = core
  const end = handOver(core, text)
  const found = end === undefined ? NOT_PLAIN : exports.replay(position, movetext, end) >>> 0
  if (found === NOT_PLAIN) return undefined
  const plies = found & ((1 << RESULT_SHIFT) - 1)
  return {
    plies,
    last: exports.replayAddress() + plies * POSITION_BYTES,
    result: RESULTS[found >> RESULT_SHIFT],
  }
}

/**
 * Rewrites movetext of the same kind in canonical form, with the result at its end: its own, or `result` if it has none. The bytes are
 * valid until the core is given the next movetext; undefined if the text is not plain, or not legal.
 */
export const rewriteMovetext = (
  core: Core,
  position: number,
  text: Uint8Array,
  result: PgnResult,
): Uint8Array | undefined => {
  const { bytes, exports, movetext } = core
  const end = handOver(core, text)
  const to = movetext + MAX_MOVETEXT_LENGTH
  const written =
    end === undefined
      ? 0
      : exports.rewrite(position, movetext, end, to, to + MAX_REWRITTEN_LENGTH, RESULT_NUMBERS[result])
  return written === 0 ? undefined : bytes.subarray(to, written)
}
