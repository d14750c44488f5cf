// Scores of a search: centipawns from the view of the side to move; mates count down from MATE_SCORE by plies.

export const MATE_SCORE = 32000
/** Scores of at least this size are mates; no mate is farther away than the search can go. */
export const MATE_BOUND = 31000
