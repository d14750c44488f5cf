import { chess960 } from './chess960'
import { CASTLING_960, defineVariant } from './variant'

const RELOCATED = { ...chess960.start, black: 'relocated' } as const

/**
 * Arrangement Random Chess: one of the 80 arrays that relocation can make, at random.
 *
 * @see https://www.chessvariants.com/play/arrangement-chess
 */
export const arrangementRandom = defineVariant({
  ...chess960,
  id: 'arrangement-random',
  name: 'Arrangement Random Chess',
  shortName: 'Arrangement Random',
  pgnVariant: ['Arrangement Random Chess', 'Chess100', 'Arrangement Random Chess (Chess100)'],
  inventor: 'Mats Winther',
  year: 2009,
  start: RELOCATED,
  options: [
    {
      id: 'curtailed',
      name: 'Curtailed castling',
      tag: { name: 'Castling', value: 'curtailed' },
      rules: {
        castling: {
          ...CASTLING_960,
          curtailed: [
            { king: 1, keeps: 'aSide' },
            { king: 6, keeps: 'hSide' },
          ],
        },
      },
    },
    {
      id: 'lenient',
      name: 'Lenient bishops',
      tag: { name: 'Bishops', value: 'lenient' },
      rules: { start: { ...RELOCATED, lenientKing: true } },
    },
  ],
})
