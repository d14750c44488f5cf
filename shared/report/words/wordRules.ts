import type { Move } from '../../board/move'

/**
 * What sentences about a game need from the rules. Positions are FENs written by the rules, of the game or of lines that follow
 * from it; the implementation knows the system and its options.
 */
export interface WordRules {
  /** All legal moves of a position. */
  legalMoves(fen: string): readonly Move[]
}
