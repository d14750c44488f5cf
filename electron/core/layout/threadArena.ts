// The part of a search thread's arena that the host reads: the results of the thread so far. Histories and stack follow
// (src/search/thread.ts).

export const NODES = 0
export const INDEX = 8
export const CONTROL = 12
export const COMPLETED_DEPTH = 16
export const SEL_DEPTH = 20
export const BEST_MOVE = 24
export const BEST_SCORE = 28
export const LINE_COUNT = 32
export const PONDER_MOVE = 40

// ---- The best lines --------------------------------------------------------------------------
export const LINES = 64
export const MAX_MULTI_PV = 128
export const LINE_SCORE = 0
export const LINE_DEPTH = 4
export const LINE_SEL_DEPTH = 8
export const LINE_BOUND = 12
export const LINE_SIZE = 16
export const LINE_MOVES = 20
export const MAX_LINE_MOVES = 123
export const LINE_BYTES = LINE_MOVES + MAX_LINE_MOVES * 4
export const LINES_END = LINES + MAX_MULTI_PV * LINE_BYTES

// ---- How sure the score of a line is ---------------------------------------------------------
export const EXACT_LINE = 0
export const LOWER_LINE = 1
export const UPPER_LINE = 2
