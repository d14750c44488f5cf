/** Why a setup is not a position that can be played on. */
export const POSITION_FAULTS = [
  'kings',
  'oppositeCheck',
  'pawnsOnBackRank',
  'tooManyPieces',
  'pocketDoesNotFit',
  'noCompletion',
  'nothingToRelocate',
  'outsidePalace',
] as const

export interface PositionError {
  readonly kind: 'position'
  readonly fault: (typeof POSITION_FAULTS)[number]
}

/** How a game has ended on the board. */
export interface Outcome {
  readonly kind: 'checkmate' | 'stalemate' | 'insufficientMaterial' | 'fiftyMoves' | 'threefold'
  /** Absent for a draw. */
  readonly winner?: 'white' | 'black'
}
