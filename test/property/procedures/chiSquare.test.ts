import { describe, expect, test } from 'vitest'
import { unwrap } from '@shared/result'
import { seededRandom, type Random } from '@shared/setup/random'
import { finishedRanks } from '@shared/procedures/finished'
import { toNumber } from '@shared/procedures/fraction'
import { oddsOf } from '@shared/procedures/odds'
import { nextThing, sidesOf } from '@shared/procedures/plan'
import type { Equipment, Procedure, Step } from '@shared/procedures/procedure'
import type { Choice, ProcedureState } from '@shared/procedures/state'
import { beginProcedure, throwResult } from '@shared/procedures/throwing'
import { procedureOf } from '../../support/throwing'

const THROWS = 1_000_000

/** What is counted of a rank: all of it, or less where there are too many to come up often. */
type Trait = (rank: string) => string

const whole: Trait = rank => rank
const bishopsAndKing: Trait = rank => `${rank.indexOf('B')} ${rank.lastIndexOf('B')} ${rank.indexOf('K')}`

/** Goes from state to state by the engine, which is asked once for each result of each choice. */
const remembering = () => {
  const known = new Map<Choice, Map<number, ProcedureState>>()
  return (state: ProcedureState, choice: Choice, face: number): ProcedureState => {
    const results = known.get(choice) ?? new Map<number, ProcedureState>()
    known.set(choice, results)
    const key = 3 * face + (state.half ?? 2)
    const next = results.get(key) ?? unwrap(throwResult(state, String(face)))
    results.set(key, next)
    return next
  }
}

/** After a check that failed the player stands at the beginning again, as a test of the engine shows. */
const hasFailed = ({ happenings }: ProcedureState): boolean => happenings.at(-1)?.outcome.kind === 'failed'

/** How often each trait of White's rank came up in a million throws, begun again and again. */
const tallied = (
  procedure: Procedure,
  equipment: Equipment,
  random: Random,
  trait: Trait,
): ReadonlyMap<string, number> => {
  // Only White's rank is counted, so Black does not throw.
  const begun = beginProcedure({ ...procedure, second: { kind: 'mirrored' } }, equipment)
  const after = remembering()
  const tally = new Map<string, number>()
  for (let thrown = 0; thrown < THROWS;) {
    let state = begun
    for (let { choice } = state; choice !== undefined; { choice } = state) {
      const sides = sidesOf(nextThing(choice.plan, state.half))
      const next = after(state, choice, 1 + random.below(sides))
      state = hasFailed(next) ? begun : next
      thrown += 1
    }
    const key = trait(finishedRanks(state)!.white)
    tally.set(key, (tally.get(key) ?? 0) + 1)
  }
  return tally
}

/** The exact probability of each trait. */
const expectedTraits = (procedure: Procedure, trait: Trait): ReadonlyMap<string, number> => {
  const traits = new Map<string, number>()
  for (const [rank, share] of unwrap(oddsOf(procedure)).outcomes) {
    const key = trait(rank)
    traits.set(key, (traits.get(key) ?? 0) + toNumber(share))
  }
  return traits
}

/** Pearson's statistic of a tally; infinite if something impossible came up. */
const chiSquare = (tally: ReadonlyMap<string, number>, traits: ReadonlyMap<string, number>): number => {
  const rolls = [...tally.values()].reduce((sum, count) => sum + count, 0)
  if ([...tally.keys()].some(key => !traits.has(key))) return Infinity
  return Array.from(traits, ([key, share]) => {
    const expected = rolls * share
    return ((tally.get(key) ?? 0) - expected) ** 2 / expected
  }).reduce((sum, part) => sum + part, 0)
}

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

interface Trial {
  readonly id: string
  /** Without it, the one of the catalogue. */
  readonly procedure?: Procedure
  readonly equipment: Equipment
  readonly trait?: Trait
}

/** Whether what `thrown` gives could as well be what the procedure of the trial gives. */
const agrees = (
  { id, equipment, trait = whole, procedure = procedureOf(id) }: Trial,
  thrown = procedure,
  load = 0,
): boolean => {
  const seeded = seededRandom(`chi-square ${id} ${equipment}`)
  const traits = expectedTraits(procedure, trait)
  const tally = tallied(thrown, equipment, load > 0 ? loaded(seeded, load) : seeded, trait)
  return chiSquare(tally, traits) < bound(traits.size - 1)
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

/** Every technique and every source is in one of them. */
const TRIALS: readonly Trial[] = [
  { id: 'fischer-random-1', equipment: 'die' },
  { id: 'fischer-random-2', equipment: 'coins' },
  { id: 'fischer-random-2', equipment: 'die' },
  { id: 'modern-random', equipment: 'coins', trait: bishopsAndKing },
  { id: 'ajax-random', equipment: 'die' },
  { id: 'english-random-2', equipment: 'coins' },
  { id: 'korean-random', equipment: 'die' },
  { id: 'korean-random', equipment: 'coins' },
  { id: 'fischer-benko', equipment: 'dice' },
  { id: 'beautiful', equipment: 'coins' },
  { id: 'contemporary-random', equipment: 'die' },
  { id: 'arrangement-random', equipment: 'die' },
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
const INNER_ROOK: Step = { kind: 'place', piece: 'rook', where: [{ kind: 'inner' }] }
const INNER_KING: Step = { kind: 'mirrored', piece: 'king', partner: 'queen', where: [{ kind: 'inner' }] }

describe('a million seeded throws find out', () => {
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
    ['a condition that is not checked', CHECKED, procedureOf('transcendental')],
  ])(
    '%s',
    (_, trial, broken) => {
      expect(agrees(trial, broken)).toBe(false)
    },
    120_000,
  )

  test('a die that shows a 1 too often, once in forty throws', () => {
    const [trial] = TRIALS
    expect(agrees(trial!, undefined, 40)).toBe(false)
  })
})
