/** What is searched in the background: the entry in the status bar, and the dialog behind it. */
export const tasksTexts = {
  /** The entry in the status bar. */
  status: {
    moves: '{name}: {done, number} of {total, plural, one {# move} other {# moves}}',
    closer: '{name}: checking doubtful moves again',
    share: '{name}, {share}',
    paused: '{name} paused',
    failed: '{name} stopped',
    more: '{words} and {more, number} more',
    pause: 'Pause',
    resume: 'Go on',
  },
  title: 'Running',
  description: 'Background searches: their progress and order, and ways to pause or stop them',
  lead: 'Tasks use the processor in this order. A game against the engine always comes first.',
  none: 'Nothing is running.',
  /** What each kind of task is called, before its title. */
  kinds: {
    report: 'Report',
    preparation: 'Preparation',
    setup: 'Setup',
    pricing: 'Setup values',
    placements: 'Placements',
    guess: 'Value of a position',
    drill: 'Tried move',
    practice: 'Practice game',
  },
  part: '{kind}, game {number, number} of {total, number}',
  states: {
    running: '{share}',
    waiting:
      '{share}, {behind, select, game {waits for the game} screen {waits for what is on the screen} other {waits for tasks above it}}',
    paused: '{share}, paused',
    failed: '{share}, stopped',
  },
  left: {
    hours: '{hours} h left',
    minutes: '{minutes} min left',
    seconds: '{seconds} s left',
  },
  pause: 'Pause {title}',
  resume: 'Resume {title}',
  stop: 'Stop {title}',
  up: 'Move {title} up',
  down: 'Move {title} down',
} as const
