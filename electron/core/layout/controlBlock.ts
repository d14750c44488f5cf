// The control block: what the owner of a pool asks of a search, and the flags with which it steers a running one. Written by the owner of
// the memory, read by all threads of the pool.

export const STOP = 0
/** While this is 1, the time limits do not count: the opponent is still to move. */
export const PONDER = 4
export const ROOT_POSITION = 8
export const TABLE = 12
export const CLUSTERS = 16
export const AGE = 20
export const THREADS = 24
/** The address of a list of the arenas of all threads. */
export const ARENAS = 28
/** Planned milliseconds for a move, stretched or shortened by how settled it is; infinite without a plan. */
export const OPTIMUM = 32
/** Milliseconds that a move may take at most. */
export const MAXIMUM = 40
/** The time at which the clock began to run. */
export const START = 48
/** The limit for the nodes of all threads together; 0 for no limit. */
export const MAX_NODES = 56
/** The limit in plies; 0 for no limit. */
export const MAX_DEPTH = 64
export const MULTI_PV = 68
/** Ends the search once a mate in at most this many moves is found; 0 for never. */
export const MATE = 72
/** The number of root moves to search; 0 for all. */
export const SEARCH_MOVES = 76
/** The address of the parameters of the hand-crafted evaluation. */
export const PARAMETERS = 80
/** The address of the weights of the network; 0 to use only the hand-crafted evaluation. */
export const NETWORK = 84
export const SEARCH_FLAGS = 88
export const SEARCH_MOVE_LIST = 128
export const MAX_SEARCH_MOVES = 512
export const CONTROL_BYTES = SEARCH_MOVE_LIST + MAX_SEARCH_MOVES * 4

/** A flag: the search knows only what engines of Chess960 know. Used to measure what the special moves are worth. */
export const NO_SPECIAL_MOVES = 1
