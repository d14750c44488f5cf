/** Two games side by side. */
export const splitViewTexts = {
  label: 'Two games side by side',
  half: '{side, select, left {Left game: {game}} other {Right game: {game}}}',
  board: '{side, select, left {Board of the left game} other {Board of the right game}}',
  moves: '{side, select, left {Moves of the left game} other {Moves of the right game}}',
  together: 'Step together',
  togetherHint: 'A step in one game is a step in the other {key}',
  swap: 'Swap sides',
  close: 'Back to one game {key}',
  none: 'Show another game beside this one first',
  nothingOpen: 'Open a game first',
  choose: {
    title: 'Show beside this game',
    description: 'Type a name to find an open tab or a game in this file',
    placeholder: 'Find a game',
    label: 'Game',
    results: 'Games',
    none: 'No games match',
    tabs: 'Open tabs',
    games: 'Games of this file',
  },
} as const
