/** The board itself, its questions and its pictures, and the course of a setup. */
export const boardTexts = {
  title: 'Board',
  keys: 'Arrow keys move from square to square, Enter picks a piece up and puts it down, Escape lets go',
  picture: 'Board: {ranks}',
  square: '{color, select, white {{square}: white {piece}} other {{square}: black {piece}}}',
  ways: '{ways, plural, one {<b>#</b> <i>way</i>} other {<b>#</b> <i>ways</i>}}',
  worthAndWays: '{ways, plural, one {<b>{value}</b> <i># way</i>} other {<b>{value}</b> <i># ways</i>}}',
  /** Below the board, in the first games of a system. */
  legend: {
    bishopKnight: '{piece}: bishop and knight',
    rookKnight: '{piece}: rook and knight',
    cannon: 'A cannon jumps over exactly one piece; a dashed ring marks it in arrows.',
    promotes: 'promotes to {pieces}',
    pass: 'No stalemate: a player may pass.',
  },
  promoteTo: 'Promote to',
  pieceAndLetter: '{piece} ({letter})',
  whichMove: 'Which move?',
  /** What moves are called where two must be told apart. */
  kinds: {
    placement: 'placement',
    normal: 'ordinary move',
    doubleStep: 'ordinary move',
    enPassant: 'en passant',
    castlingA: 'castling, a-side',
    castlingH: 'castling, h-side',
    adjustment: 'bishop adjustment',
    transposition: 'transposition',
    relocation: 'relocation',
    leap: 'bunker leap',
    pass: 'passing',
  },
  /** Above a list of moves that are all of one kind. */
  kindsOf: {
    placement: 'Choose one of {count, number} placements',
    normal: 'Choose one of {count, number} moves',
    doubleStep: 'Choose one of {count, number} moves',
    enPassant: 'Choose one of {count, number} captures',
    castlingA: 'Choose one of {count, number} castlings',
    castlingH: 'Choose one of {count, number} castlings',
    adjustment: 'Choose one of {count, number} bishop adjustments',
    transposition: 'Choose one of {count, number} transpositions',
    relocation: 'Choose one of {count, number} relocations',
    leap: 'Choose one of {count, number} bunker leaps',
    pass: 'Choose one of {count, number} moves',
  },
  rank: {
    white: 'White: {pieces}',
    black: 'Black: {pieces}',
    free: 'free',
  },
  setup: {
    placement:
      '{color, select, white {White’s {turn, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} placement of {turns, number}} other {Black’s {turn, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} placement of {turns, number}}}',
    over: 'Setup complete',
    pair: 'two pieces at once',
    oneMore: '1 more',
    twoMore: '2 more',
    relocates:
      '{color, select, white {{role, select, king {White relocates the king} other {White relocates the queen}}} other {{role, select, king {Black relocates the king} other {Black relocates the queen}}}}',
    relocation:
      '{color, select, white {{role, select, king {White king} other {White queen}}} other {{role, select, king {Black king} other {Black queen}}}}',
  },
} as const
