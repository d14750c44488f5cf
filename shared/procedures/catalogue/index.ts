import { capablancaRandom } from '../../variants/capablancaRandom'
import { BISHOPS_OPPOSITE } from '../../variants/variant'
import type { VariantId } from '../../variants'
import type { Procedure, SecondArmy, Step, WingSide } from '../model/procedure'

/** A rank and the pieces that are thrown onto it. */
type Army = Pick<Procedure, 'rank' | 'pieces'>

const ORTHODOX = { king: 1, queen: 1, rook: 2, bishop: 2, knight: 2 } as const
const EIGHT: Army = { rank: '????????', pieces: ORTHODOX }
const NINE: Army = { rank: '?????????', pieces: { ...ORTHODOX, primeMinister: 1 } }
const TEN: Army = { rank: '??????????', pieces: { ...ORTHODOX, archbishop: 1, chancellor: 1 } }
/** In the half-random systems the dice place these pieces; the players place the other five. */
const HALF_RANDOM: Army = { rank: '????????', pieces: { bishop: 2, rook: 1 } }
const KOREAN: Army = { rank: '???A.A???', pieces: { rook: 2, knight: 2, elephant: 2 } }

const DARK_THEN_LIGHT: Step = { kind: 'bishopsOpposite', first: 'dark' }
const LIGHT_THEN_DARK: Step = { kind: 'bishopsOpposite', first: 'light' }
const BISHOPS_FREE: Step = { kind: 'bishopsFree' }
const KING_INSIDE: Step = { kind: 'kingInside' }
const ROOKS: Step = { kind: 'rooksAroundKing' }
const KING: Step = { kind: 'place', piece: 'king' }
const QUEEN: Step = { kind: 'place', piece: 'queen' }
const ROOK: Step = { kind: 'place', piece: 'rook' }
const BISHOP: Step = { kind: 'place', piece: 'bishop' }
const KNIGHT: Step = { kind: 'place', piece: 'knight' }
const ARCHBISHOP: Step = { kind: 'place', piece: 'archbishop' }
const CHANCELLOR: Step = { kind: 'place', piece: 'chancellor' }
const KING_AND_ROOKS_LAST: Step = { kind: 'kingAndRooksLast' }
const KNIGHTS_LAST: Step = { kind: 'fill', pieces: ['knight', 'knight'] }

const CAPABLANCA_PIECES = [KING_INSIDE, ROOKS, QUEEN, ARCHBISHOP, CHANCELLOR, KNIGHTS_LAST]

const wing = (side: WingSide): readonly Step[] => [
  { kind: 'place', piece: 'rook', where: [{ kind: 'wing', side }], tooHigh: 'subtract' },
  { kind: 'place', piece: 'knight', where: [{ kind: 'wing', side }] },
  { kind: 'place', piece: 'elephant', where: [{ kind: 'wing', side }] },
]

const MIRRORED: SecondArmy = { kind: 'mirrored' }
const REVERSED: SecondArmy = { kind: 'reversed' }
const AFTER = { kind: 'own', turns: 'after' } as const
const IN_TURN = { kind: 'own', turns: 'alternate' } as const

const DIE_FIRST: Procedure['equipment'] = ['die', 'coins', 'dice']
const COINS_FIRST: Procedure['equipment'] = ['coins', 'die', 'dice']

/** Returns a function that makes the procedures of a source; an undefined source means ours. */
const from =
  (source: string | undefined, usual: Procedure['equipment']) =>
  (
    [id, name, variant, army]: readonly [id: string, name: string, variant: VariantId, army: Army],
    steps: readonly Step[],
    second: SecondArmy,
    equipment = usual,
  ): Procedure => ({
    id,
    name,
    variant,
    ...(source !== undefined && { source }),
    ...army,
    equipment,
    steps,
    second,
  })

const byCarrillo = from('José Carrillo, How to Generate OTB Random Positions (2009)', DIE_FIRST)

/**
 * The procedures of Carrillo's manual for the board, each as in the original. Where it names two ways to throw, the one
 * it names first comes first.  @see
 * https://www.chessvariants.com/index/msdisplay.php?itemid=MShow-to-generate-otb-random-positions
 */
const CARRILLO: readonly Procedure[] = [
  byCarrillo(
    ['fischer-random-1', 'Fischer Random 1: king and rooks last', 'chess960', EIGHT],
    [DARK_THEN_LIGHT, QUEEN, KNIGHT, KNIGHT, KING_AND_ROOKS_LAST],
    MIRRORED,
  ),
  byCarrillo(
    ['fischer-random-2', 'Fischer Random 2: rooks after the king', 'chess960', EIGHT],
    [DARK_THEN_LIGHT, KING_INSIDE, ROOKS, QUEEN, KNIGHTS_LAST],
    MIRRORED,
    COINS_FIRST,
  ),
  byCarrillo(
    ['modern-random', 'Modern Random', 'modern-random', NINE],
    [BISHOPS_FREE, KING_INSIDE, ROOKS, QUEEN, { kind: 'place', piece: 'primeMinister' }, KNIGHTS_LAST],
    REVERSED,
  ),
  byCarrillo(
    ['ajax-random', 'Ajax Random', 'ajax-random', EIGHT],
    [BISHOPS_FREE, QUEEN, KNIGHT, KNIGHT, KING_AND_ROOKS_LAST],
    MIRRORED,
  ),
  byCarrillo(
    ['english-random-1', 'English Random 1: bishops first', 'english-random', EIGHT],
    [BISHOPS_FREE, KING, QUEEN, ROOK, ROOK, KNIGHTS_LAST],
    AFTER,
  ),
  byCarrillo(
    ['english-random-2', 'English Random 2: king first', 'english-random', EIGHT],
    [KING, ROOK, ROOK, QUEEN, BISHOP, BISHOP, KNIGHTS_LAST],
    AFTER,
    COINS_FIRST,
  ),
  byCarrillo(
    ['capablanca-random-1a', 'Capablanca Random 1a: bishops on opposite colors', 'capablanca-random', TEN],
    [DARK_THEN_LIGHT, ...CAPABLANCA_PIECES],
    MIRRORED,
  ),
  byCarrillo(
    [
      'capablanca-random-1b',
      'Capablanca Random 1b: bishops where they fall',
      'modern-capablanca-random',
      TEN,
    ],
    [BISHOPS_FREE, ...CAPABLANCA_PIECES],
    REVERSED,
  ),
  byCarrillo(
    ['korean-random', 'Korean Random', 'korean-random', KOREAN],
    [...wing('left'), ...wing('right')],
    MIRRORED,
  ),
]

const byVujacic = from(
  'Davor Vujacic, Fischer-Benko Chess (2020), after a method of Ingo Althöfer',
  DIE_FIRST,
)

/** A bishop on a light square, then one on a dark square, then a rook; both players take turns. */
const HALF_RANDOM_STEPS = [LIGHT_THEN_DARK, ROOK]

/** Procedures described by the authors of single systems. */
const OTHER_AUTHORS: readonly Procedure[] = [
  byVujacic(
    ['fischer-benko', 'Fischer-Benko: bishops and one rook', 'fischer-benko', HALF_RANDOM],
    HALF_RANDOM_STEPS,
    IN_TURN,
  ),
  byVujacic(
    [
      'half-random-transcendental',
      'Half-Random Transcendental: bishops and one rook',
      'half-random-transcendental',
      HALF_RANDOM,
    ],
    HALF_RANDOM_STEPS,
    IN_TURN,
  ),
  from('Beautiful Chess, rolls of a single die (2013)', DIE_FIRST)(
    ['beautiful', 'Beautiful Chess', 'beautiful', EIGHT],
    [
      { kind: 'mirrored', piece: 'bishop', partner: 'bishop', where: [{ kind: 'color', color: 'corner' }] },
      { kind: 'mirrored', piece: 'king', partner: 'queen' },
      { kind: 'mirrored', piece: 'rook', partner: 'rook', where: [{ kind: 'wing', side: 'left' }] },
      KNIGHTS_LAST,
    ],
    AFTER,
  ),
]

const ours = from(undefined, ['die', 'dice', 'coins'])

const CHESS960_STEPS = [LIGHT_THEN_DARK, QUEEN, KNIGHT, KNIGHT, KING_AND_ROOKS_LAST]

/**
 * Procedures for systems whose authors give none. Each gives all ranks of its system with the same
 * probability: one square at a time, and what must stand in order comes last.
 */
const OURS: readonly Procedure[] = [
  ours(['chess960', 'Chess960', 'chess960', EIGHT], CHESS960_STEPS, MIRRORED),
  ours(['double-chess960', 'Double Chess960', 'double-chess960', EIGHT], CHESS960_STEPS, IN_TURN),
  ours(
    ['transcendental', 'Transcendental', 'transcendental', EIGHT],
    [LIGHT_THEN_DARK, QUEEN, KING, ROOK, ROOK, KNIGHTS_LAST],
    IN_TURN,
  ),
  ours(
    ['contemporary-random', 'Contemporary Random', 'contemporary-random', EIGHT],
    [BISHOP, BISHOP, QUEEN, KNIGHT, KNIGHT, KING_AND_ROOKS_LAST],
    REVERSED,
  ),
  ours(
    ['arrangement-random', 'Arrangement Random', 'arrangement-random', { rank: 'RNBQKBNR', pieces: {} }],
    [
      { kind: 'swap', piece: 'king', never: ['rook'], conditions: [BISHOPS_OPPOSITE] },
      { kind: 'swap', piece: 'queen', never: ['rook', 'king'], conditions: [BISHOPS_OPPOSITE] },
    ],
    { ...AFTER, shared: 1 },
  ),
  ours(
    ['capablanca-random', 'Capablanca Random with all conditions', 'capablanca-random', TEN],
    [
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
    MIRRORED,
  ),
  ours(
    ['modern-capablanca-random', 'Modern Capablanca Random', 'modern-capablanca-random', TEN],
    [BISHOP, BISHOP, QUEEN, ARCHBISHOP, CHANCELLOR, KNIGHT, KNIGHT, KING_AND_ROOKS_LAST],
    REVERSED,
  ),
]

/** Every procedure that comes with the program, published ones first. */
export const PROCEDURES: readonly Procedure[] = [...CARRILLO, ...OTHER_AUTHORS, ...OURS]

const BY_ID: ReadonlyMap<string, Procedure> = new Map(PROCEDURES.map(procedure => [procedure.id, procedure]))

/** The catalogue's procedure with an id. */
export const procedureById = (id: string): Procedure | undefined => BY_ID.get(id)

/** The catalogue's procedures that make starts of a system. */
export const proceduresFor = (variant: string): readonly Procedure[] =>
  PROCEDURES.filter(procedure => procedure.variant === variant)
