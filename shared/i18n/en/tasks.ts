/** What is searched in the background: the entry in the status bar, and the dialog behind it. */
export const tasks = {
  status: '{count, plural, one {Running: {title}} other {Running: {title} and {more, number} more}}',
  title: 'Running',
  description: 'What is searched in the background: its progress, its order, and ways to pause or stop it',
  lead: 'Tasks get cores in this order. A game with the engine always goes first.',
  none: 'Nothing is running.',
  /** What each kind of task is called, before its title. */
  kinds: {
    report: 'Report',
    preparation: 'Preparation',
    setup: 'Setup',
    pricing: 'Annotated setup',
    placements: 'Placements',
    guess: 'Guessed move',
    drill: 'Tried move',
  },
  states: {
    running: '{share}',
    waiting: '{share}, waits for cores',
    paused: '{share}, paused',
    failed: '{share}, stopped',
  },
  pause: 'Pause {title}',
  resume: 'Resume {title}',
  stop: 'Stop {title}',
  up: 'Move {title} up',
  down: 'Move {title} down',
} as const
