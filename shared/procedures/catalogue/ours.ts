import { capablancaRandom } from '../../variants/capablancaRandom'
import { BISHOPS_OPPOSITE } from '../../variants/variant'
import type { Procedure, Step } from '../model/procedure'
import { CAPABLANCA_TEN, EIGHT_FREE, ORTHODOX_EIGHT, TEN_FREE } from './armies'

const LIGHT_THEN_DARK: Step = { kind: 'bishopsOpposite', first: 'light' }
const BISHOP: Step = { kind: 'place', piece: 'bishop' }
const QUEEN: Step = { kind: 'place', piece: 'queen' }
const KNIGHT: Step = { kind: 'place', piece: 'knight' }
const ROOK: Step = { kind: 'place', piece: 'rook' }
const ARCHBISHOP: Step = { kind: 'place', piece: 'archbishop' }
const CHANCELLOR: Step = { kind: 'place', piece: 'chancellor' }
const KING_AND_ROOKS_LAST: Step = { kind: 'kingAndRooksLast' }
const KNIGHTS_LAST: Step = { kind: 'fill', pieces: ['knight', 'knight'] }

const CHESS960_STEPS: readonly Step[] = [LIGHT_THEN_DARK, QUEEN, KNIGHT, KNIGHT, KING_AND_ROOKS_LAST]

/**
 * Procedures for systems whose authors give none. Each gives all ranks of its system with the same
 * probability: one square at a time, and what must stand in order comes last.
 */
export const OURS: readonly Procedure[] = [
  {
    id: 'chess960',
    name: 'Chess960',
    variant: 'chess960',
    rank: EIGHT_FREE,
    pieces: ORTHODOX_EIGHT,
    equipment: ['die', 'dice', 'coins'],
    steps: CHESS960_STEPS,
    second: { kind: 'mirrored' },
  },
  {
    id: 'double-chess960',
    name: 'Double Chess960',
    variant: 'double-chess960',
    rank: EIGHT_FREE,
    pieces: ORTHODOX_EIGHT,
    equipment: ['die', 'dice', 'coins'],
    steps: CHESS960_STEPS,
    second: { kind: 'own', turns: 'alternate' },
  },
  {
    id: 'transcendental',
    name: 'Transcendental',
    variant: 'transcendental',
    rank: EIGHT_FREE,
    pieces: ORTHODOX_EIGHT,
    equipment: ['die', 'dice', 'coins'],
    steps: [LIGHT_THEN_DARK, QUEEN, { kind: 'place', piece: 'king' }, ROOK, ROOK, KNIGHTS_LAST],
    second: { kind: 'own', turns: 'alternate' },
  },
  {
    id: 'contemporary-random',
    name: 'Contemporary Random',
    variant: 'contemporary-random',
    rank: EIGHT_FREE,
    pieces: ORTHODOX_EIGHT,
    equipment: ['die', 'dice', 'coins'],
    steps: [BISHOP, BISHOP, QUEEN, KNIGHT, KNIGHT, KING_AND_ROOKS_LAST],
    second: { kind: 'reversed' },
  },
  {
    id: 'arrangement-random',
    name: 'Arrangement Random',
    variant: 'arrangement-random',
    rank: 'RNBQKBNR',
    pieces: {},
    equipment: ['die', 'dice', 'coins'],
    steps: [
      { kind: 'swap', piece: 'king', never: ['rook'], conditions: [BISHOPS_OPPOSITE] },
      { kind: 'swap', piece: 'queen', never: ['rook', 'king'], conditions: [BISHOPS_OPPOSITE] },
    ],
    second: { kind: 'own', turns: 'after', shared: 1 },
  },
  {
    id: 'capablanca-random',
    name: 'Capablanca Random with all conditions',
    variant: 'capablanca-random',
    rank: TEN_FREE,
    pieces: CAPABLANCA_TEN,
    equipment: ['die', 'dice', 'coins'],
    steps: [
      LIGHT_THEN_DARK,
      { kind: 'check', conditions: [{ kind: 'bishopsApart' }] },
      QUEEN,
      { kind: 'place', piece: 'archbishop', where: [{ kind: 'otherColor', piece: 'queen' }] },
      CHANCELLOR,
      KNIGHT,
      KNIGHT,
      KING_AND_ROOKS_LAST,
      { kind: 'check', conditions: capablancaRandom.start.conditions },
    ],
    second: { kind: 'mirrored' },
  },
  {
    id: 'modern-capablanca-random',
    name: 'Modern Capablanca Random',
    variant: 'modern-capablanca-random',
    rank: TEN_FREE,
    pieces: CAPABLANCA_TEN,
    equipment: ['die', 'dice', 'coins'],
    steps: [BISHOP, BISHOP, QUEEN, ARCHBISHOP, CHANCELLOR, KNIGHT, KNIGHT, KING_AND_ROOKS_LAST],
    second: { kind: 'reversed' },
  },
]
