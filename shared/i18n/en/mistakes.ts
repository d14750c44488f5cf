/** The user's own mistakes, gathered from analyzed games. */
export const mistakesTexts = {
  title: 'Your mistakes',
  lead: 'Every mistake and blunder of yours in an analyzed game becomes a position to solve: find the better move.',
  name: 'Your name in games',
  nameHint: 'As written in the White and Black tags; the surname is enough.',
  offered: 'Players of open games with mistakes',
  found: 'What was found',
  none: 'No mistakes yet. Open or analyze a game of yours: what the analysis finds is added here by itself.',
  count:
    '{count, plural, one {# position} other {# positions}} from your games: {due, number} due, {fresh, number} new.',
  train: 'Train',
  gather: 'Add from {count, number} games of {file}',
  gathered:
    '{count, plural, =0 {No mistakes of yours are marked in {file}} one {# position found in {file}} other {# positions found in {file}}}',
  deck: '{color, select, white {Your mistakes as White} other {Your mistakes as Black}}',
} as const
