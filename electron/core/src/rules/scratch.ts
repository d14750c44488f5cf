// Memory for one question at a time, where else perft keeps its stack.

import { POSITION_BYTES } from '../../layout/position'
import { PERFT_STACK } from './memoryMap'

/** Text for the host, such as a FEN, or from it, such as a move. */
export const TEXT: usize = PERFT_STACK
const TEXT_BYTES: usize = 256

/** A position in which a move is tried. */
export const TRIAL: usize = TEXT + TEXT_BYTES

/** Where a replayed line stands when a variation begins: two words a level. */
export const REPLAY_LEVELS: usize = TRIAL + POSITION_BYTES
export const REPLAY_DEPTH: u32 = 64
/** The positions of a replayed line, one after the other; they and the rest take less room than perft's stack. */
export const REPLAY: usize = REPLAY_LEVELS + (REPLAY_DEPTH as usize) * 8
export const REPLAY_PLIES: u32 = 1000
