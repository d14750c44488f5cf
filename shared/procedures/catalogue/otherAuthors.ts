import type { Procedure, Step } from '../model/procedure'
import { EIGHT_FREE, HALF_RANDOM_THREE, ORTHODOX_EIGHT } from './armies'

/** Bishops on light squares first, then on dark ones, then a rook, by both players in turn. */
const HALF_RANDOM_STEPS: readonly Step[] = [
  { kind: 'bishopsOpposite', first: 'light' },
  { kind: 'place', piece: 'rook' },
]

/** The procedures that the authors of single systems describe. */
export const OTHER_AUTHORS: readonly Procedure[] = [
  {
    id: 'fischer-benko',
    name: 'Fischer-Benko: bishops and one rook',
    variant: 'fischer-benko',
    source: 'Davor Vujacic, Fischer-Benko Chess (2020), after a method of Ingo Althöfer',
    rank: EIGHT_FREE,
    pieces: HALF_RANDOM_THREE,
    equipment: ['die', 'coins', 'dice'],
    steps: HALF_RANDOM_STEPS,
    second: { kind: 'own', turns: 'alternate' },
  },
  {
    id: 'half-random-transcendental',
    name: 'Half-Random Transcendental: bishops and one rook',
    variant: 'half-random-transcendental',
    source: 'Davor Vujacic, Fischer-Benko Chess (2020), after a method of Ingo Althöfer',
    rank: EIGHT_FREE,
    pieces: HALF_RANDOM_THREE,
    equipment: ['die', 'coins', 'dice'],
    steps: HALF_RANDOM_STEPS,
    second: { kind: 'own', turns: 'alternate' },
  },
  {
    id: 'beautiful',
    name: 'Beautiful Chess',
    variant: 'beautiful',
    source: 'Beautiful Chess, rolls of a single die (2013)',
    rank: EIGHT_FREE,
    pieces: ORTHODOX_EIGHT,
    equipment: ['die', 'coins', 'dice'],
    steps: [
      {
        kind: 'mirrored',
        piece: 'bishop',
        partner: 'bishop',
        where: [{ kind: 'color', color: 'corner' }],
      },
      { kind: 'mirrored', piece: 'king', partner: 'queen' },
      { kind: 'mirrored', piece: 'rook', partner: 'rook', where: [{ kind: 'wing', side: 'left' }] },
      { kind: 'fill', pieces: ['knight', 'knight'] },
    ],
    second: { kind: 'own', turns: 'after' },
  },
]
