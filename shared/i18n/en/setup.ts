/** Placing and relocating pieces before the game. */
export const setupTexts = {
  tray: {
    toPlace: '{count, plural, =0 {all placed} other {# to place}}',
    placesNow: 'to move, {count, number} to place',
    ways: '{ways, plural, one {# way to complete} other {# ways to complete}}',
  },
  shelf: {
    title: '{color, select, white {White to place} other {Black to place}}',
    pieceToPlace: '{piece}, {count, number} to place',
    open: '{piece} on {square}, {ways, plural, one {# way to complete} other {# ways to complete}}',
    occupied: '{square} is occupied',
    unknown: '{piece} on {square}',
  },
  /** Why a piece cannot be placed on a square, as a clause. */
  closed: {
    noRookA: '{piece} on {square} leaves no room for a rook on the a-side',
    noRookH: '{piece} on {square} leaves no room for a rook on the h-side',
    noKingBetween: '{piece} on {square} leaves no square for the king between the rooks',
    bishops: '{piece} on {square} would put both bishops on the same color',
    together: '{piece} on {square} leaves no way to complete the rank',
    /** `why` is one of the above. */
    instead:
      '{count, plural, =0 {{why}. It has no square yet: place other pieces first} other {{why}. It can go to {squares}}}',
  },
  relocation: {
    forced:
      '{color, select, white {{role, select, king {White mirrors: the king has no choice} other {White mirrors: the queen has no choice}}} other {{role, select, king {Black mirrors: the king has no choice} other {Black mirrors: the queen has no choice}}}}',
    swap: '{role, select, king {Swap the king with a ringed piece: drag one onto the other, or click both} other {Swap the queen with a ringed piece: drag one onto the other, or click both}}',
    play: 'Play {move}',
    keep: '{role, select, king {Keep the king} other {Keep the queen}}',
  },
  progress: {
    game: 'Game',
  },
  takeBack: 'Take back',
  putBack: 'Put back',
} as const
