import { describe, expect, test } from 'vitest'
import { seededRandom, type Random } from '@shared/setup/starts/random'
import { toNumber } from '@shared/procedures/model/fraction'
import type { Equipment, Procedure, Step } from '@shared/procedures/model/procedure'
import { listedOdds, procedureOf } from '../../support/throwing'
import { tallied } from './tallied'

const THROWS = 1_000_000
/** Enough throws to show that something is wrong. */
const FEWER = 300_000

/**
 * The counted part of a rank: all of it, or less if there are too many ranks for each to come up often. In
 * that case the same throws are counted by several traits, so that each piece is in one of them.
 */
type Trait = (rank: string) => string

const whole: Trait = rank => rank

/** The squares of some of the pieces; the other squares may hold anything. */
const placesOf = (letters: string): Trait => {
  const others = new RegExp(`[^${letters}]`, 'g')
  return rank => rank.replace(others, '-')
}

/** Every piece of the larger armies, in parts that come up hundreds of times. */
const IN_PARTS: readonly Trait[] = [
  placesOf('BK'),
  placesOf('RK'),
  placesOf('QAC'),
  placesOf('QM'),
  placesOf('NB'),
]

/** The probability of each rank of a procedure. */
const sharesOf = (procedure: Procedure): ReadonlyMap<string, number> => {
  const { outcomes } = listedOdds(procedure)
  // There are only a few different shares.
  const numbers = new Map([...new Set(outcomes.values())].map(share => [share, toNumber(share)]))
  return new Map(Array.from(outcomes, ([rank, share]) => [rank, numbers.get(share)!]))
}

/** Sums the numbers of ranks with the same trait. */
const byTrait = (numbers: Iterable<readonly [rank: string, number: number]>, trait: Trait) => {
  const sums = new Map<string, number>()
  for (const [rank, number] of numbers) {
    const key = trait(rank)
    sums.set(key, (sums.get(key) ?? 0) + number)
  }
  return sums
}

/** Bins that are expected less often are pooled. */
const RARE = 5

interface Bin {
  readonly expected: number
  readonly found: number
}

const isRare = ({ expected }: Bin): boolean => expected < RARE

const binsOf = (
  tally: ReadonlyMap<string, number>,
  shares: ReadonlyMap<string, number>,
  rolls: number,
): readonly Bin[] => {
  const all = Array.from(shares, ([key, share]) => ({ expected: rolls * share, found: tally.get(key) ?? 0 }))
  const rare = all.filter(isRare)
  const pooled = rare.reduce(
    (sum, bin) => ({ expected: sum.expected + bin.expected, found: sum.found + bin.found }),
    { expected: 0, found: 0 },
  )
  return [...all.filter(bin => !isRare(bin)), ...(rare.length > 0 ? [pooled] : [])]
}

/** Pearson's statistic. */
const chiSquare = (bins: readonly Bin[]): number =>
  bins.reduce((sum, { expected, found }) => sum + (found - expected) ** 2 / expected, 0)

/**
 * The value that true throws exceed once in ten thousand times, by the approximation of Wilson and Hilferty.
 *
 * @see https://doi.org/10.1073/pnas.17.12.684
 */
const bound = (freedom: number): number => {
  const deviations = 3.719
  const spread = 2 / (9 * freedom)
  return freedom * (1 - spread + deviations * Math.sqrt(spread)) ** 3
}

/** What a trial compares with: the probability of each rank and of each trait. */
interface Odds {
  readonly shares: ReadonlyMap<string, number>
  readonly ofTrait: ReadonlyMap<Trait, ReadonlyMap<string, number>>
}

/** The odds of each procedure, computed only once, since some procedures are thrown several times. */
const odds = new Map<Procedure, Odds>()

const oddsOf = (procedure: Procedure, traits: readonly Trait[]): Odds => {
  const known = odds.get(procedure)
  if (known) return known
  const shares = sharesOf(procedure)
  const made = { shares, ofTrait: new Map(traits.map(trait => [trait, byTrait(shares, trait)])) }
  odds.set(procedure, made)
  return made
}

interface Trial {
  readonly id: string
  /** The procedure of the catalogue by default. */
  readonly procedure?: Procedure
  readonly equipment: Equipment
  /** Whole ranks by default. */
  readonly traits?: readonly Trait[]
}

/** What is thrown, if not the procedure of the trial itself. */
interface Throwing {
  readonly thrown?: Procedure
  readonly throws?: number
  /** A {@link loaded} die. */
  readonly load?: number
}

/** Whether the results of `thrown` agree with the odds of the trial's procedure. */
const agrees = (
  { id, equipment, traits = [whole], procedure = procedureOf(id) }: Trial,
  { thrown = procedure, throws = THROWS, load = 0 }: Throwing = {},
): boolean => {
  const seeded = seededRandom(`chi-square ${id} ${equipment}`)
  const tally = tallied(thrown, equipment, load > 0 ? loaded(seeded, load) : seeded, throws)
  const rolls = [...tally.values()].reduce((sum, count) => sum + count, 0)
  const { shares, ofTrait } = oddsOf(procedure, traits)
  if ([...tally.keys()].some(rank => !shares.has(rank))) return false
  return traits.every(trait => {
    const bins = binsOf(byTrait(tally, trait), ofTrait.get(trait)!, rolls)
    return chiSquare(bins) < bound(bins.length - 1)
  })
}

/** A die that shows a 1 instead of something else once in `once` throws. */
const loaded = (random: Random, once: number): Random => ({
  next: random.next,
  below: count => (random.below(once) === 0 ? 0 : random.below(count)),
})

/** Transcendental ranks, thrown again until the king stands between the rooks. */
const CHECKED: Trial = {
  id: 'checked',
  equipment: 'die',
  procedure: {
    ...procedureOf('transcendental'),
    id: 'checked',
    steps: [
      ...procedureOf('transcendental').steps,
      { kind: 'check', conditions: [{ kind: 'kingBetweenRooks' }] },
    ],
  },
}

/*
 * Tens of thousands of ranks, which come up once or never in a million throws, so they are counted in parts.
 */
const CAPABLANCA_1A: Trial = { id: 'capablanca-random-1a', equipment: 'die', traits: IN_PARTS }
const CAPABLANCA_1B: Trial = { id: 'capablanca-random-1b', equipment: 'coins', traits: IN_PARTS }
const CAPABLANCA: Trial = { id: 'capablanca-random', equipment: 'die', traits: IN_PARTS }
const MODERN_CAPABLANCA: Trial = { id: 'modern-capablanca-random', equipment: 'd8', traits: IN_PARTS }

/** Together these cover every technique and every source. */
const TRIALS: readonly Trial[] = [
  { id: 'fischer-random-1', equipment: 'die' },
  { id: 'fischer-random-2', equipment: 'coins' },
  { id: 'fischer-random-2', equipment: 'die' },
  { id: 'modern-random', equipment: 'coins', traits: IN_PARTS },
  { id: 'ajax-random', equipment: 'die' },
  { id: 'english-random-2', equipment: 'coins' },
  { id: 'korean-random', equipment: 'die' },
  { id: 'korean-random', equipment: 'coins' },
  { id: 'fischer-benko', equipment: 'dice' },
  { id: 'beautiful', equipment: 'coins' },
  { id: 'contemporary-random', equipment: 'die' },
  { id: 'arrangement-random', equipment: 'die' },
  { id: 'chess960', equipment: 'd4' },
  { id: 'chess960', equipment: 'd10' },
  { id: 'korean-random', equipment: 'd12' },
  { id: 'korean-random', equipment: 'd20' },
  CAPABLANCA_1A,
  CAPABLANCA_1B,
  CAPABLANCA,
  MODERN_CAPABLANCA,
  CHECKED,
]

describe('a million seeded throws', () => {
  test.each(TRIALS)(
    'of $id with $equipment agree with its odds',
    trial => {
      expect(agrees(trial)).toBe(true)
    },
    120_000,
  )
})

const withSteps = (id: string, steps: readonly Step[]): Procedure => ({ ...procedureOf(id), steps })

const stepsOf = (id: string): readonly Step[] => procedureOf(id).steps

const DARK_THEN_LIGHT: Step = { kind: 'bishopsOpposite', first: 'dark' }
const BISHOP: Step = { kind: 'place', piece: 'bishop' }
/** The rest of ten pieces, the king between the rooks because they come last. */
const ONE_BY_ONE: readonly Step[] = [
  ...(['queen', 'archbishop', 'chancellor', 'knight', 'knight'] as const).map(
    piece => ({ kind: 'place', piece }) as const,
  ),
  { kind: 'kingAndRooksLast' },
]
const ALL_CONDITIONS = stepsOf('capablanca-random').at(-1) as Extract<Step, { kind: 'check' }>
const INNER_ROOK: Step = { kind: 'place', piece: 'rook', where: [{ kind: 'inner' }] }
const INNER_KING: Step = { kind: 'mirrored', piece: 'king', partner: 'queen', where: [{ kind: 'inner' }] }

describe('three hundred thousand seeded throws detect', () => {
  test.each<[what: string, trial: Trial, broken: Procedure]>([
    [
      'rooks placed after the king instead of last',
      { id: 'fischer-random-1', equipment: 'die' },
      withSteps('fischer-random-1', stepsOf('fischer-random-2')),
    ],
    [
      'king and rooks placed last instead of the king first',
      { id: 'fischer-random-2', equipment: 'coins' },
      withSteps('fischer-random-2', stepsOf('fischer-random-1')),
    ],
    [
      'bishops that are kept on opposite colors',
      { id: 'ajax-random', equipment: 'die' },
      withSteps('ajax-random', stepsOf('ajax-random').with(0, DARK_THEN_LIGHT)),
    ],
    [
      'bishops whose color is thrown first',
      { id: 'contemporary-random', equipment: 'die' },
      withSteps('contemporary-random', stepsOf('ajax-random')),
    ],
    [
      'a chariot that is never put on the outer squares of its wing',
      { id: 'korean-random', equipment: 'die' },
      withSteps(
        'korean-random',
        stepsOf('korean-random').with(0, {
          kind: 'place',
          piece: 'rook',
          where: [{ kind: 'wing', side: 'left' }, { kind: 'inner' }],
        }),
      ),
    ],
    [
      'a rook that is never put on the outer free squares',
      { id: 'fischer-benko', equipment: 'dice' },
      withSteps('fischer-benko', stepsOf('fischer-benko').with(1, INNER_ROOK)),
    ],
    [
      'a king that is never put in a corner',
      { id: 'beautiful', equipment: 'coins' },
      withSteps('beautiful', stepsOf('beautiful').with(1, INNER_KING)),
    ],
    [
      'king and rooks of Capablanca Random 1a placed last',
      CAPABLANCA_1A,
      withSteps('capablanca-random-1a', [DARK_THEN_LIGHT, ...ONE_BY_ONE]),
    ],
    [
      'bishops of Capablanca Random 1b whose color is not thrown first',
      CAPABLANCA_1B,
      withSteps('capablanca-random-1b', stepsOf('capablanca-random-1b').toSpliced(0, 1, BISHOP, BISHOP)),
    ],
    [
      'bishops of Modern Capablanca Random whose color is thrown first',
      MODERN_CAPABLANCA,
      withSteps('modern-capablanca-random', [{ kind: 'bishopsFree' }, ...ONE_BY_ONE]),
    ],
    [
      'rooks of Capablanca Random placed after the king instead of last, though all conditions are checked',
      CAPABLANCA,
      withSteps('capablanca-random', [...stepsOf('capablanca-random-1a'), ALL_CONDITIONS]),
    ],
    [
      'a pawn of Capablanca Random that nothing guards',
      CAPABLANCA,
      withSteps('capablanca-random', [
        ...stepsOf('capablanca-random').slice(0, -1),
        {
          ...ALL_CONDITIONS,
          conditions: ALL_CONDITIONS.conditions.filter(({ kind }) => kind !== 'pawnsGuarded'),
        },
      ]),
    ],
    ['a condition that is not checked', CHECKED, procedureOf('transcendental')],
  ])(
    '%s',
    (_, trial, broken) => {
      expect(agrees(trial, { thrown: broken, throws: FEWER })).toBe(false)
    },
    120_000,
  )

  test('a die that shows a 1 too often, once in forty throws', () => {
    const [trial] = TRIALS
    expect(agrees(trial!, { throws: FEWER, load: 40 })).toBe(false)
  })
})
