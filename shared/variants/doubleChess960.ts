import { chess960 } from './chess960'
import { defineVariant } from './variant'

/**
 * Double Chess960: each side has a Chess960 rank of its own.
 *
 * @see https://chess960frc.blogspot.com/2022/08/tcec-dfrc1.html
 */
export const doubleChess960 = defineVariant({
  ...chess960,
  id: 'double-chess960',
  name: 'Double Chess960',
  shortName: 'Double Chess960',
  pgnVariant: ['Double Chess960', 'Double Fischer Random', 'DFRC', 'Double FRC', 'Double Chess960 (DFRC)'],
  inventor: '',
  year: undefined,
  start: { ...chess960.start, black: 'independent' },
})
