// The control block: what the host asks of a search, and the flags by which it steers a running one.
// Written by the owner of the memory, read by all threads of a pool.

export const STOP: usize = 0
/** While it is 1 the limits of time do not count: the opponent is still to move. */
export const PONDER: usize = 4
export const ROOT: usize = 8
export const TABLE: usize = 12
export const CLUSTERS: usize = 16
export const GENERATION: usize = 20
export const THREADS: usize = 24
/** A list with the arenas of all threads. */
export const ARENAS: usize = 28
/** Milliseconds that a move should take, stretched or shrunk by how settled it is; infinite if there is no such wish. */
export const OPTIMUM: usize = 32
/** Milliseconds that a move may take at most. */
export const MAXIMUM: usize = 40
/** When the clock began to run. */
export const START: usize = 48
/** Nodes of all threads together; 0 for no limit. */
export const MAX_NODES: usize = 56
/** Plies; 0 for no limit. */
export const MAX_DEPTH: usize = 64
export const MULTI_PV: usize = 68
/** Ends the search once a mate in so many moves is found; 0 for no such wish. */
export const MATE: usize = 72
/** How many moves of the root are looked at; 0 for all. */
export const SEARCH_MOVES: usize = 76
/** Where the parameters of the hand-crafted evaluation stand. */
export const PARAMETERS: usize = 80
/** Where the weights of the network stand; 0 leaves all to the hand-crafted evaluation. */
export const NETWORK: usize = 84
export const SEARCH_FLAGS: usize = 88
export const SEARCH_MOVE_LIST: usize = 128
export const MOST_SEARCH_MOVES: u32 = 512
export const CONTROL_BYTES: usize = SEARCH_MOVE_LIST + (MOST_SEARCH_MOVES as usize) * 4

/** The search knows only what engines of Chess960 know: a measure of what the special moves are worth. */
export const NO_SPECIAL_MOVES: u32 = 1
