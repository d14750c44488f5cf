import { chess960 } from './chess960'
import { defineVariant } from './variant'

/** Double Chess960: each side has a Chess960 rank of its own. */
export const doubleChess960 = defineVariant({
  ...chess960,
  id: 'double-chess960',
  name: 'Double Chess960',
  shortName: 'Double Chess960',
  pgnVariant: ['Double Chess960', 'Double Fischer Random', 'DFRC', 'Double FRC', 'Chess960x2'],
  inventor: '',
  year: undefined,
  summary:
    'Chess960 with two draws: White and Black each have one of the 960 ranks, so the armies seldom mirror each other.',
  start: { ...chess960.start, black: 'independent' },
})
