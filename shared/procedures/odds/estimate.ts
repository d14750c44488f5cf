import type { Color } from '../../board/color'
import { chain, err, map, ok, type Result } from '../../result'
import { seededRandom, type Random } from '../../setup/starts/random'
import { fillingKey } from './ways'
import { toNumber } from '../model/fraction'
import type { RankText } from '../model/ground'
import { possibilitiesOf, type Filling, type Possibility } from '../model/possibilities'
import type { Equipment, Procedure } from '../model/procedure'
import { thrownRow } from './rows'
import { scriptOf } from '../model/state'
import { deadEnd, throwsFor } from './walk'
import type { WalkFault } from './walkFault'

/** A sampled number. */
export interface SampledNumber {
  readonly mean: number
  /** Two standard errors: in 95 of 100 cases the true value is this close to the mean. */
  readonly error: number
}

/**
 * What a large sample says about odds that cannot be counted exactly: how often two throwings agree, expressed as the number of equally
 * likely ranks that would agree as often.
 */
export interface Estimate {
  /** The seed of the random numbers; the same seed gives the same estimate. */
  readonly seed: string
  /** How many times the procedure was thrown from beginning to end. */
  readonly throwings: number
  /** The number of different ranks, or pairs of armies, in the sample: a lower bound on how many there are. */
  readonly seen: number
  /**
   * The number of equally likely ranks that would repeat as often; the more unequal the ranks are, the lower it is. Undefined if nothing
   * occurred twice.
   */
  readonly equallyLikely: SampledNumber | undefined
  /** The average number of throws. */
  readonly expectedThrows: SampledNumber
}

/** The default seed. */
export const DEFAULT_SEED = 'backrank'

/** How often a procedure is thrown for an estimate: enough for a few hundred repeats among 60 million ranks. */
export const THROWINGS = 200_000

/** The most attempts for each throwing; if checks refuse more, the sample is smaller. */
const MAX_ATTEMPTS = 3

/** The fewest throwings that give an estimate. */
const MIN_THROWINGS = 1000

/** The number of attempts between two reports of progress. */
const TOLD_EVERY = 2000

/** The most fillings of a task whose possibilities are kept. */
const MAX_KEPT = 20_000

interface Way {
  readonly possibilities: readonly Possibility[]
  /** The average number of throws for the choice. */
  readonly throws: number
}

/** What can be done at a task; the results for the first fillings are kept. */
type Ways = (index: number, filling: Filling) => Result<Way, WalkFault>

/** The input of an estimate. */
export interface EstimatePlan {
  readonly procedure: Procedure
  readonly equipment: Equipment
  /** One player's rank, or both armies together if steps are thrown once for both. */
  readonly of: Color | 'both'
  readonly seed?: string
  readonly throwings?: number
  /** Called with the work done so far and the total work. */
  readonly tell?: (done: number, all: number) => void
}

const waysOf = ({ procedure, equipment }: EstimatePlan, player: Color): Ways => {
  const { tasks } = thrownRow(procedure, player)
  const plan = { procedure, equipment: [equipment], player } as const
  const kept = tasks.map(() => new Map<string, Way>())
  const find = (index: number, filling: Filling): Result<Way, WalkFault> => {
    const task = tasks[index]!
    const possibilities = possibilitiesOf(task.action, filling, task.view)
    const { length } = possibilities
    if (length === 0 && task.action.kind !== 'check') return err(deadEnd({ plan, task }, filling.rank))
    return map(throwsFor({ plan, task }, length), throws => ({ possibilities, throws: toNumber(throws) }))
  }
  return (index, filling) => {
    const known = kept[index]!.get(fillingKey(filling))
    if (known) return ok(known)
    const way = find(index, filling)
    if (way.ok && kept[index]!.size < MAX_KEPT) kept[index]!.set(fillingKey(filling), way.value)
    return way
  }
}

/** The result of an attempt, and its number of throws. */
interface Attempt {
  readonly filling: Filling
  readonly throws: number
  readonly isMet: boolean
}

interface Table {
  readonly procedure: Procedure
  readonly random: Random
  readonly ways: Ways
}

/** Throws the tasks in a range (without its end), or until a check fails. */
const attempt = (
  { random, ways }: Table,
  rank: RankText,
  from: number,
  until: number,
): Result<Attempt, WalkFault> => {
  let filling: Filling = { rank }
  let throws = 0
  for (let index = from; index < until; index += 1) {
    const way = ways(index, filling)
    if (!way.ok) return way
    const { possibilities, throws: more } = way.value
    if (possibilities.length === 0) return ok({ filling, throws, isMet: false })
    throws += more
    filling = possibilities[possibilities.length > 1 ? random.below(possibilities.length) : 0]!.next
  }
  return ok({ filling, throws, isMet: true })
}

/** Throws both armies, one after the other, from the rank that they share; such a procedure has no checks. */
const attemptBoth = (white: Table, black: Table): Result<Attempt, WalkFault> => {
  const { procedure } = white
  const { tasks, blackFrom } = scriptOf(procedure)
  return chain(attempt(white, procedure.rank, 0, blackFrom), shared => {
    const { rank } = shared.filling
    return chain(attempt(white, rank, blackFrom, tasks.length), one =>
      map(attempt(black, rank, blackFrom, tasks.length), other => ({
        filling: { rank: `${one.filling.rank}/${other.filling.rank}` },
        throws: shared.throws + one.throws + other.throws,
        isMet: true,
      })),
    )
  })
}

const attemptsOf = (plan: EstimatePlan): (() => Result<Attempt, WalkFault>) => {
  const { procedure, of } = plan
  const random = seededRandom(plan.seed ?? DEFAULT_SEED)
  const tableOf = (player: Color): Table => ({ procedure, random, ways: waysOf(plan, player) })
  if (of !== 'both') {
    const table = tableOf(of)
    return () => attempt(table, procedure.rank, 0, scriptOf(procedure).tasks.length)
  }
  const [white, black] = [tableOf('white'), tableOf('black')]
  return () => attemptBoth(white, black)
}

/** The results of a number of throwings. */
interface ThrowSample {
  /** How often each rank, or pair of armies, occurred. */
  readonly times: ReadonlyMap<string, number>
  readonly throwings: number
  /** The number of throws of a throwing, and its square, each summed over all throwings. */
  readonly throws: number
  readonly squares: number
}

/** Estimated without bias from the number of pairs and triples of throwings with equal results. */
const equallyLikely = ({ times, throwings: n }: ThrowSample): SampledNumber | undefined => {
  let [pairs, triples] = [0, 0]
  for (const count of times.values()) {
    pairs += count * (count - 1)
    triples += count * (count - 1) * (count - 2)
  }
  if (pairs === 0) return undefined
  const twice = pairs / (n * (n - 1))
  const thrice = triples / (n * (n - 1) * (n - 2))
  const variance = (4 * Math.max(0, thrice - twice * twice)) / n + (2 * twice) / (n * n)
  return { mean: 1 / twice, error: (2 * Math.sqrt(variance)) / (twice * twice) }
}

/** The rounding error of a zero variance, relative to the square of the mean. */
const ROUNDING = 1e-9

const expectedThrows = ({ throws, squares, throwings: n }: ThrowSample): SampledNumber => {
  const mean = throws / n
  const variance = squares / n - mean * mean
  return { mean, error: variance < ROUNDING * mean * mean ? 0 : 2 * Math.sqrt(variance / n) }
}

/**
 * Throws a procedure very often, with seeded random numbers. The fault is one that a throwing ran into, or `rarelyMet` if the checks refuse
 * nearly all.
 */
export const estimateOdds = (plan: EstimatePlan): Result<Estimate, WalkFault> => {
  const { seed = DEFAULT_SEED, throwings = THROWINGS, tell } = plan
  const tryOnce = attemptsOf(plan)
  const times = new Map<string, number>()
  let [done, throws, squares, since] = [0, 0, 0, 0]
  for (let attempts = 0; done < throwings && attempts < MAX_ATTEMPTS * throwings; attempts += 1) {
    if (attempts % TOLD_EVERY === 0) tell?.(Math.max(done, Math.floor(attempts / MAX_ATTEMPTS)), throwings)
    const tried = tryOnce()
    if (!tried.ok) return tried
    since += tried.value.throws
    if (!tried.value.isMet) continue
    const { rank } = tried.value.filling
    times.set(rank, (times.get(rank) ?? 0) + 1)
    done += 1
    throws += since
    squares += since * since
    since = 0
  }
  if (done < Math.min(MIN_THROWINGS, throwings))
    return err({ kind: 'walk', reason: 'rarelyMet', throwings: MIN_THROWINGS })
  const sample: ThrowSample = { times, throwings: done, throws, squares }
  const found = { equallyLikely: equallyLikely(sample), expectedThrows: expectedThrows(sample) }
  return ok({ seed, throwings: done, seen: times.size, ...found })
}

const part = ({ mean, error }: SampledNumber): number => error / mean

const multiplied = (one: SampledNumber, other: SampledNumber): SampledNumber => {
  const mean = one.mean * other.mean
  return { mean, error: mean * Math.hypot(part(one), part(other)) }
}

/** The estimate for both armies if each player throws independently of the other. */
export const independentEstimate = (white: Estimate, black: Estimate): Estimate => {
  const [ones, others] = [white.equallyLikely, black.equallyLikely]
  const throws = [white.expectedThrows, black.expectedThrows] as const
  return {
    ...white,
    seen: white.seen * black.seen,
    equallyLikely: ones && others && multiplied(ones, others),
    expectedThrows: {
      mean: throws[0].mean + throws[1].mean,
      error: Math.hypot(throws[0].error, throws[1].error),
    },
  }
}
