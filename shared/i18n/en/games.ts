/** The list of the games of a file. */
export const games = {
  search: {
    label: 'Find games',
    placeholder: 'Players, event, system, ranks',
    clear: 'Show all games',
    found: '{count, number} found',
  },
  list: 'Games',
  none: 'No games in this file',
  noMatch: 'No games match “{query}”',
  wider: '{count, plural, one {# game matches “{query}”.} other {# games match “{query}”.}}',
  showWider: 'Show these',
  showAll: 'Show all {count, number}',
  row: {
    untitled: 'Game {number, number}',
    notSaved: 'Not saved',
    plies: '{count, plural, one {# ply} other {# plies}}',
    broken:
      '{count, plural, =0 {The game cannot be read} one {Only # ply can be read; the rest is kept as text} other {Only # plies can be read; the rest is kept as text}}',
    round: 'round {round}',
    line: 'line {line, number}',
  },
  sort: {
    by: 'Sort by',
    gamesBy: 'Sort games by',
    falling: 'From last to first',
    rising: 'From first to last',
  },
  sortKeys: {
    number: 'Number in the file',
    white: 'White',
    black: 'Black',
    event: 'Event',
    date: 'Date',
    result: 'Result',
    system: 'System',
  },
  ends: {
    first: 'This is the first game of {file}',
    last: 'This is the last game of {file}',
    firstFound: 'This is the first game with “{query}”',
    lastFound: 'This is the last game with “{query}”',
  },
} as const
