import type { Move } from '../../board/move'

/**
 * What words about a game ask of the rules. Positions are FENs of the game or of lines that follow from it, as the rules have
 * written them; the implementation knows the system and its options.
 */
export interface WordRules {
  /** All legal moves of a position. */
  legalMoves(fen: string): readonly Move[]
}
