// Memory for one request at a time; it overlaps with the stack of perft.

import { POSITION_BYTES } from '../../layout/position'
import { PERFT_STACK } from './memoryMap'

/** Text for the host, such as a FEN, or from it, such as a move. */
export const TEXT: usize = PERFT_STACK
const TEXT_BYTES: usize = 256

/** A position in which a move is tried. */
export const TRIAL: usize = TEXT + TEXT_BYTES

/** What is needed to return to a replayed line after a variation: two words for each level. */
export const REPLAY_LEVELS: usize = TRIAL + POSITION_BYTES
export const REPLAY_DEPTH: u32 = 64
/** The positions of a replayed line, one after the other; with everything before them, they take less room than perft's stack. */
export const REPLAY: usize = REPLAY_LEVELS + (REPLAY_DEPTH as usize) * 8
export const REPLAY_PLIES: u32 = 1000
