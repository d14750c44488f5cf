/** How a game has ended on the board, as sentences without a full stop. */
export const outcomesTexts = {
  checkmate: '{winner, select, white {Checkmate, White wins} other {Checkmate, Black wins}}',
  won: '{winner, select, white {White wins} other {Black wins}}',
  stalemate: 'Draw: stalemate',
  insufficientMaterial: 'Draw: neither side can mate',
  fiftyMoves: 'Draw: fifty moves without a capture or a pawn move',
  threefold: 'Draw: the same position for the third time',
} as const
