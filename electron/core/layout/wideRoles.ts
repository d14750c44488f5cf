// The roles that exist only on boards beyond eight by eight, after the six of piece.wide.ts. Janggi pieces that resemble an orthodox one
// share its number: the chariot is a rook, the horse a knight, the soldier a pawn, the general a king.

export const ARCHBISHOP = 6
export const CHANCELLOR = 7
export const PRIME_MINISTER = 8
export const ELEPHANT = 9
export const GUARD = 10
export const CANNON = 11
