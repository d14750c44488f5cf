// The control block: what the owner of a pool asks of a search, and the flags by which it steers a running one.
// Written by the owner of the memory, read by all threads of the pool.

export const STOP = 0
/** While it is 1 the limits of time do not count: the opponent is still to move. */
export const PONDER = 4
export const ROOT_POSITION = 8
export const TABLE = 12
export const CLUSTERS = 16
export const AGE = 20
export const THREADS = 24
/** A list with the arenas of all threads. */
export const ARENAS = 28
/** Planned milliseconds for a move, stretched or shrunk by how settled it is; infinite without a plan. */
export const OPTIMUM = 32
/** Milliseconds that a move may take at most. */
export const MAXIMUM = 40
/** When the clock began to run. */
export const START = 48
/** Nodes of all threads together; 0 for no limit. */
export const MAX_NODES = 56
/** Plies; 0 for no limit. */
export const MAX_DEPTH = 64
export const MULTI_PV = 68
/** Ends the search once a mate in at most this many moves is found; 0 for never. */
export const MATE = 72
/** How many moves of the root are looked at; 0 for all. */
export const SEARCH_MOVES = 76
/** Where the parameters of the hand-crafted evaluation stand. */
export const PARAMETERS = 80
/** Where the weights of the network stand; 0 leaves all to the hand-crafted evaluation. */
export const NETWORK = 84
export const SEARCH_FLAGS = 88
export const SEARCH_MOVE_LIST = 128
export const MAX_SEARCH_MOVES = 512
export const CONTROL_BYTES = SEARCH_MOVE_LIST + MAX_SEARCH_MOVES * 4

/** A flag: the search knows only what engines of Chess960 know, a measure of what the special moves are worth. */
export const NO_SPECIAL_MOVES = 1
