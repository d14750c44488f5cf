const BOARD_MOVE = /^([a-l]\d{1,2})([a-l]\d{1,2})([a-z]?)$/

/** The squares of a board move as its UCI writes them, and the promotion letter or an empty text. */
export const squaresOf = (uci: string): { from: string; to: string; promotion: string } | undefined => {
  const match = BOARD_MOVE.exec(uci)
  return match ? { from: match[1]!, to: match[2]!, promotion: match[3]! } : undefined
}

/** All squares that a move as its UCI writes it names, in order: from and to, or where pieces are placed. */
export const namedSquares = (uci: string): readonly string[] => uci.match(/[a-l]\d{1,2}/g) ?? []
