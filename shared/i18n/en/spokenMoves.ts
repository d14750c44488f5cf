/** What a screen reader says of a move: `White: knight b takes d7, check`. */
export const spokenMovesTexts = {
  said: '{color, select, white {White: {move}} other {Black: {move}}}',
  placed: '{piece} placed on {square}',
  /** `from` is what tells the piece apart: a file, a rank or both; `none` where nothing needs to. */
  goes: '{from, select, none {{piece} to {to}} other {{piece} {from} to {to}}}',
  takes: '{from, select, none {{piece} takes {to}} other {{piece} {from} takes {to}}}',
  promotes: '{move}, promotes to {piece}',
  castlesASide: 'castles a-side',
  castlesHSide: 'castles h-side',
  castlesTo: 'castles with the king to the {file}-file',
  passes: 'passes',
  leaps: '{piece} leaps to {to}',
  stays: '{piece} stays',
  relocates: '{piece} changes places with the piece on {to}',
  exchanged: '{one} and {other} change places',
  check: '{move}, check',
  checkmate: '{move}, checkmate',
} as const
