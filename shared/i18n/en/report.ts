/** What the moves of a game gave away. */
export const report = {
  graph: {
    title: 'Evaluation',
    what: 'White’s winning chance',
    label: 'Evaluation of the game',
    start: 'Start',
    spoken: '{move}, {score}, White’s winning chance {percent}',
    spokenEnd: '{move}, game over, White’s winning chance {percent}',
    spokenUnknown: '{move}, not evaluated',
  },
  counts: {
    blunders: '{count, plural, one {# blunder} other {# blunders}}',
    mistakes: '{count, plural, one {# mistake} other {# mistakes}}',
  },
} as const
