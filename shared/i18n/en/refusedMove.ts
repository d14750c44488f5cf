/** Why a move cannot be played, without a full stop. */
export const refusedMoveTexts = {
  unreadable: 'That is not a move',
  notHere: 'That move does not exist here',
  kingStands: 'The {piece} stands on {square}',
  noneAtHome:
    '{color, select, white {No such {piece} stands on White’s back rank} other {No such {piece} stands on Black’s back rank}}',
  gameOver: 'The game is over here',
  placeFirst:
    '{color, select, white {White has to place a piece first} other {Black has to place a piece first}}',
  relocateFirst:
    '{color, select, white {White has to relocate the {piece}, or leave it, first} other {Black has to relocate the {piece}, or leave it, first}}',
  otherTurn: '{turn, select, white {White is to move} other {Black is to move}}',
  emptySquare: 'Nothing stands on {square}',
  ownPiece: 'Your own piece stands on {square}',
  notSo: 'The {piece} cannot go from {from} to {to}',
  blocked: 'The {piece}’s path from {from} to {to} is blocked',
  leg: 'The piece on {square} is in the {piece}’s way',
  cannon: {
    noScreen: 'A cannon jumps over exactly one piece, and none stands on the way',
    manyScreens: 'A cannon jumps over exactly one piece, and more stand on the way',
    cannonScreen: 'A cannon cannot jump over a cannon',
    cannonTarget: 'A cannon cannot take a cannon',
  },
  palace: 'The {piece} stays in the palace and moves along its lines',
  noSuchPiece: '{color, select, white {White has no such {piece}} other {Black has no such {piece}}}',
  noneGoes:
    '{color, select, white {No white {piece} can reach {to}} other {No black {piece} can reach {to}}}',
  kingAttacked: 'The {piece} would be attacked on {square}',
  stillInCheck: 'The {piece} would still be in check',
  kingExposed: 'Your own {piece} would be attacked',
  promotion: 'Choose what the pawn becomes',
  ambiguous: 'That can be {moves}',
  castling: {
    noCastling: 'There is no castling in this system',
    notLong: 'There is no long castling here: it is O-Ob or O-Og',
    unknown: 'This system has no such castling',
    nothing:
      'Castling on that side would change nothing here, or no more than an ordinary move does, so it does not exist',
    noRight: 'There is no right to castle on that side',
    check: 'A king in check cannot castle',
    blocked: 'Castling is blocked: something stands in the way',
    attacked: 'The king cannot castle through or into an attack',
  },
  notInPocket:
    '{color, select, white {White has no {piece} left to place} other {Black has no {piece} left to place}}',
  placeAtHome:
    '{color, select, white {White places pieces on the first rank} other {Black places pieces on the last rank}}',
  mirror:
    '{color, select, white {{role, select, king {White’s king has to mirror Black’s: {move}} other {White’s queen has to mirror Black’s: {move}}}} other {{role, select, king {Black’s king has to mirror White’s: {move}} other {Black’s queen has to mirror White’s: {move}}}}}',
  relocation: {
    noPartner: 'The {piece} changes places with another piece of its own back rank, or stays',
    never: 'The {piece} never changes places with a {partner}',
    bishops: 'Both bishops would stand on the same color',
  },
  transposition: {
    over: 'Pieces can be transposed on the first move only',
    sameKind: 'Two pieces of the same kind cannot be transposed',
    bishops: 'Both bishops would stand on the same color',
    attacked: 'Your king would be attacked after this transposition',
  },
  adjustment: {
    none: 'No bishop can be adjusted here',
    apart: 'A bishop is adjusted with the piece next to it',
    moved: 'Only pieces that have not moved can be adjusted',
    check: 'A bishop cannot be adjusted while the king is in check',
    attacked: 'Your king would be attacked after this adjustment',
  },
  leap: {
    gone: 'Only a king that has not moved can leap',
    occupied: 'The bunker square is occupied',
    check: 'A king in check cannot leap',
    barred: 'The king cannot leap over an enemy piece',
    attacked: 'The king cannot leap through or into an attack',
  },
} as const
