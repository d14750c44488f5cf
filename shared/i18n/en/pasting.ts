/** Moves pasted into a game. */
export const pastingTexts = {
  title: 'Paste moves',
  description: 'Where the moves on the clipboard go',
  moves: 'Moves on the clipboard',
  /** `place` is a move, or the starting position. */
  where: {
    continues: 'They continue the line after {place}.',
    varies: 'They are inserted as a variation after {place}.',
    known: 'All of them are in the game already.',
    nothing: 'None of them can be played here.',
  },
  start: 'the starting position',
  always: 'Do the same from now on',
  alwaysHint: 'You can change this in the settings',
  newTab: 'New tab',
  insert: 'Insert',
  inserted:
    '{count, plural, =0 {Pasted text after {place}} one {Pasted # move after {place}} other {Pasted # moves after {place}}}',
  known: 'These moves are in the game already',
  unplayed: '“{found}” in line {line, number}, column {column, number} cannot be played; the text is kept',
  unplayedMore: '{count, plural, one {# more line breaks off} other {# more lines break off}}',
  otherStart: {
    system: 'Opened in a new tab: it is a game of another system',
    position: 'Opened in a new tab: it begins from another position',
  },
  noMoves: 'The clipboard has no moves that fit this game',
  noGame: 'No game is open to paste moves into',
} as const
