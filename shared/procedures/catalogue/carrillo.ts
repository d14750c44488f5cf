import type { Procedure, Step } from '../model/procedure'
import { CAPABLANCA_TEN, EIGHT_FREE, MODERN_NINE, NINE_FREE, ORTHODOX_EIGHT, TEN_FREE } from './armies'

const SOURCE = 'José Carrillo, How to Generate OTB Random Positions (2009)'

const DARK_THEN_LIGHT: Step = { kind: 'bishopsOpposite', first: 'dark' }
const BISHOPS_FREE: Step = { kind: 'bishopsFree' }
const KING_INSIDE: Step = { kind: 'kingInside' }
const ROOKS: Step = { kind: 'rooksAroundKing' }
const KING_AND_ROOKS_LAST: Step = { kind: 'kingAndRooksLast' }
const QUEEN: Step = { kind: 'place', piece: 'queen' }
const KNIGHT: Step = { kind: 'place', piece: 'knight' }
const KNIGHTS_LAST: Step = { kind: 'fill', pieces: ['knight', 'knight'] }

const CAPABLANCA_PIECES: readonly Step[] = [
  KING_INSIDE,
  ROOKS,
  QUEEN,
  { kind: 'place', piece: 'archbishop' },
  { kind: 'place', piece: 'chancellor' },
  KNIGHTS_LAST,
]

const wing = (side: 'left' | 'right'): readonly Step[] => [
  { kind: 'place', piece: 'rook', where: [{ kind: 'wing', side }], tooHigh: 'subtract' },
  { kind: 'place', piece: 'knight', where: [{ kind: 'wing', side }] },
  { kind: 'place', piece: 'elephant', where: [{ kind: 'wing', side }] },
]

/**
 * The procedures of Carrillo's manual for the board, each as in the original. Where it names two ways to throw, the one
 * it names first comes first.  @see
 * https://www.chessvariants.com/index/msdisplay.php?itemid=MShow-to-generate-otb-random-positions
 */
export const CARRILLO: readonly Procedure[] = [
  {
    id: 'fischer-random-1',
    name: 'Fischer Random 1: king and rooks last',
    variant: 'chess960',
    source: SOURCE,
    rank: EIGHT_FREE,
    pieces: ORTHODOX_EIGHT,
    equipment: ['die', 'coins', 'dice'],
    steps: [DARK_THEN_LIGHT, QUEEN, KNIGHT, KNIGHT, KING_AND_ROOKS_LAST],
    second: { kind: 'mirrored' },
  },
  {
    id: 'fischer-random-2',
    name: 'Fischer Random 2: rooks after the king',
    variant: 'chess960',
    source: SOURCE,
    rank: EIGHT_FREE,
    pieces: ORTHODOX_EIGHT,
    equipment: ['coins', 'die', 'dice'],
    steps: [DARK_THEN_LIGHT, KING_INSIDE, ROOKS, QUEEN, KNIGHTS_LAST],
    second: { kind: 'mirrored' },
  },
  {
    id: 'modern-random',
    name: 'Modern Random',
    variant: 'modern-random',
    source: SOURCE,
    rank: NINE_FREE,
    pieces: MODERN_NINE,
    equipment: ['die', 'coins', 'dice'],
    steps: [BISHOPS_FREE, KING_INSIDE, ROOKS, QUEEN, { kind: 'place', piece: 'primeMinister' }, KNIGHTS_LAST],
    second: { kind: 'reversed' },
  },
  {
    id: 'ajax-random',
    name: 'Ajax Random',
    variant: 'ajax-random',
    source: SOURCE,
    rank: EIGHT_FREE,
    pieces: ORTHODOX_EIGHT,
    equipment: ['die', 'coins', 'dice'],
    steps: [BISHOPS_FREE, QUEEN, KNIGHT, KNIGHT, KING_AND_ROOKS_LAST],
    second: { kind: 'mirrored' },
  },
  {
    id: 'english-random-1',
    name: 'English Random 1: bishops first',
    variant: 'english-random',
    source: SOURCE,
    rank: EIGHT_FREE,
    pieces: ORTHODOX_EIGHT,
    equipment: ['die', 'coins', 'dice'],
    steps: [
      BISHOPS_FREE,
      { kind: 'place', piece: 'king' },
      QUEEN,
      { kind: 'place', piece: 'rook' },
      { kind: 'place', piece: 'rook' },
      KNIGHTS_LAST,
    ],
    second: { kind: 'own', turns: 'after' },
  },
  {
    id: 'english-random-2',
    name: 'English Random 2: king first',
    variant: 'english-random',
    source: SOURCE,
    rank: EIGHT_FREE,
    pieces: ORTHODOX_EIGHT,
    equipment: ['coins', 'die', 'dice'],
    steps: [
      { kind: 'place', piece: 'king' },
      { kind: 'place', piece: 'rook' },
      { kind: 'place', piece: 'rook' },
      QUEEN,
      { kind: 'place', piece: 'bishop' },
      { kind: 'place', piece: 'bishop' },
      KNIGHTS_LAST,
    ],
    second: { kind: 'own', turns: 'after' },
  },
  {
    id: 'capablanca-random-1a',
    name: 'Capablanca Random 1a: bishops on opposite colors',
    variant: 'capablanca-random',
    source: SOURCE,
    rank: TEN_FREE,
    pieces: CAPABLANCA_TEN,
    equipment: ['die', 'coins', 'dice'],
    steps: [DARK_THEN_LIGHT, ...CAPABLANCA_PIECES],
    second: { kind: 'mirrored' },
  },
  {
    id: 'capablanca-random-1b',
    name: 'Capablanca Random 1b: bishops where they fall',
    variant: 'modern-capablanca-random',
    source: SOURCE,
    rank: TEN_FREE,
    pieces: CAPABLANCA_TEN,
    equipment: ['die', 'coins', 'dice'],
    steps: [BISHOPS_FREE, ...CAPABLANCA_PIECES],
    second: { kind: 'reversed' },
  },
  {
    id: 'korean-random',
    name: 'Korean Random',
    variant: 'korean-random',
    source: SOURCE,
    rank: '???A.A???',
    pieces: { rook: 2, knight: 2, elephant: 2 },
    equipment: ['die', 'coins', 'dice'],
    steps: [...wing('left'), ...wing('right')],
    second: { kind: 'mirrored' },
  },
]
