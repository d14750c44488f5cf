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
  /** Last pairs that neither side sees before both are entered. */
  hidden: {
    label: 'Last pairs, unseen',
    ask: 'Place unseen…',
    askTitle: 'Both sides enter their last pair without seeing the other’s; then both are shown',
    steps: {
      enters: '{color, select, white {White enters unseen} other {Black enters unseen}}',
      shown: 'Both are shown',
    },
    place: '{name}, place your last two pieces',
    lead: '{other} looks away. Press a number or click. The choice stays covered until both players have entered.',
    leadAlone: 'The engine chooses its pair without seeing yours. Press a number or click.',
    engineChooses: 'You have entered your last two pieces',
    engineLead: 'The engine is choosing its pair without seeing yours.',
    bothShown: 'Both pairs are on the board',
    chose: '{white} chose {whitePair}, {black} chose {blackPair}.',
    /** A card: two pieces and their squares. */
    pair: '{first} {firstSquare}, {second} {secondSquare}',
    entering: 'entering',
    hasEntered: 'has entered',
    waits: 'enters next',
    committed: 'has chosen',
    engineChoosing: 'is choosing',
    covered: 'covered',
    rank: '{color, select, white {White’s rank: {squares}} other {Black’s rank: {squares}}}',
    again: 'White enters again',
    byKeys: 'Enter by keys only',
    byKeysLead: 'The cards are covered. The number of each pair is on the printed list.',
    printKeys: 'Print the keys',
    printKeysHint: 'A list of the pairs of both sides with their keys, for entering with covered cards',
    keysTitle: 'Keys of the last pairs',
    keysLead: 'Press the key of your pair while the other player looks away.',
    correct: 'Correct an entry',
    start: 'Start the game',
    leave: 'Place in turn',
    brokenOff: 'The entry of the last pairs was broken off. Both enter again.',
    values: 'Hidden until both pairs are shown. The engine is off.',
    valuesTitle: 'Values',
    /** What the edit is called where it can be undone. */
    edit: 'Both last pairs',
    choice: 'Last pair',
    inTurn: 'In turn',
    hidden: 'Hidden',
  },
  takeBack: 'Take back',
  putBack: 'Put back',
} as const
