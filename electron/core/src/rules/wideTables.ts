// Offsets of the tables that only boards beyond eight by eight have; memoryMap.wide.ts continues after them. A set of squares
// takes sixteen bytes, and every table has room for 128 squares.

const SETS: usize = 128 * 16
/** Eight paths for each square: the squares that must be empty, and the square to which the path leads. */
const PATHS: usize = 128 * 8 * 32

/** The rays of each of eight directions, those toward higher squares first. */
export const RAYS: usize = 0x1000
/** One step along the lines of a palace. */
export const PALACE_STEPS: usize = RAYS + 8 * SETS
/** The same along its diagonals only. */
export const PALACE_DIAGONALS: usize = PALACE_STEPS + SETS
/** The squares that soldiers reach, White's and Black's. */
export const SOLDIER_MOVES: usize = PALACE_DIAGONALS + SETS
/** The squares from which they reach a square. */
export const SOLDIER_ORIGINS: usize = SOLDIER_MOVES + 2 * SETS
/** The squares that matter for whether a general is attacked. */
export const SENSITIVE: usize = SOLDIER_ORIGINS + 2 * SETS
export const HORSE_MOVES: usize = SENSITIVE + SETS
export const HORSE_ORIGINS: usize = HORSE_MOVES + PATHS
export const ELEPHANT_MOVES: usize = HORSE_ORIGINS + PATHS
export const ELEPHANT_ORIGINS: usize = ELEPHANT_MOVES + PATHS
export const WIDE_TABLES_END: usize = ELEPHANT_ORIGINS + PATHS
