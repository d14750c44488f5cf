import { chain, map, ok, type Result } from '../../result'
import { DEFAULT_SEED, estimateOdds, independentEstimate, type Estimate, type EstimatePlan } from './estimate'
import { rankOdds, type RankOdds } from './odds'
import { pairOddsOf, type PairOdds } from './pairOdds'
import type { Equipment, Procedure } from '../model/procedure'
import { sharedSteps } from '../model/state'
import { MAX_RANKS, type WalkFault } from './walkFault'

/** Progress in steps of an exact count, or in throwings of an estimate. */
export interface WeighProgress {
  readonly unit: 'step' | 'throwing'
  readonly done: number
  readonly all: number
}

/** The input for exact odds or an estimate. */
export interface WeighPlan {
  readonly procedure: Procedure
  readonly equipment: Equipment
  /** The seed of an estimate, if one is needed. */
  readonly seed?: string
  /** How often an estimate throws each rank; {@link THROWINGS} by default. */
  readonly throwings?: number
  readonly tell?: (progress: WeighProgress) => void
}

/** Exact odds, or an estimate from a large sample if exact odds are out of reach. */
export type Weighed<T> =
  { readonly kind: 'exact'; readonly odds: T } | { readonly kind: 'estimate'; readonly estimate: Estimate }

type Weighing<T> = Result<Weighed<T>, WalkFault>

/** Whether a sample can help; it cannot if the numbers are too large for any. */
export const isToBeSampled = (fault: WalkFault): boolean =>
  fault.reason === 'tooManyRanks' || (fault.reason === 'tooManyPairs' && fault.limit === MAX_RANKS)

const exactOr = <T>(
  exact: Result<T, WalkFault>,
  estimate: () => Result<Estimate, WalkFault>,
): Weighing<T> => {
  if (exact.ok) return ok({ kind: 'exact', odds: exact.value })
  if (!isToBeSampled(exact.error)) return exact
  return map(estimate(), sampled => ({ kind: 'estimate', estimate: sampled }) as const)
}

/** The part of the whole progress that one estimate covers. */
type PartOfWhole = readonly [index: number, parts: number]

const estimateFor = (
  { procedure, equipment, seed, throwings, tell }: WeighPlan,
  of: EstimatePlan['of'],
  [index, parts]: PartOfWhole = [0, 1],
): Result<Estimate, WalkFault> =>
  estimateOdds({
    procedure,
    equipment,
    of,
    ...(seed !== undefined && { seed }),
    ...(throwings !== undefined && { throwings }),
    tell: (done, all) => tell?.({ unit: 'throwing', done: index * all + done, all: parts * all }),
  })

const stepsTold =
  ({ tell }: WeighPlan) =>
  (done: number, all: number): void =>
    tell?.({ unit: 'step', done, all })

/** An estimate of White's rank. */
export const estimateRank = (plan: WeighPlan): Result<Estimate, WalkFault> => estimateFor(plan, 'white')

/** The odds of White's rank. */
export const weighRank = (plan: WeighPlan): Weighing<RankOdds> =>
  exactOr(rankOdds(plan.procedure, plan.equipment, 'white', stepsTold(plan)), () => estimateRank(plan))

/** An estimate of both armies together. */
export const estimatePairs = (plan: WeighPlan): Result<Estimate, WalkFault> => {
  const { procedure } = plan
  if (procedure.second.kind !== 'own') return estimateFor(plan, 'white')
  if (sharedSteps(procedure) > 0) return estimateFor(plan, 'both')
  const other = { ...plan, seed: `${plan.seed ?? DEFAULT_SEED} black` }
  return chain(estimateFor(plan, 'white', [0, 2]), white =>
    map(estimateFor(other, 'black', [1, 2]), black => independentEstimate(white, black)),
  )
}

/** The odds of both armies together. */
export const weighPairs = (plan: WeighPlan): Weighing<PairOdds> =>
  exactOr(pairOddsOf(plan.procedure, plan.equipment, stepsTold(plan)), () => estimatePairs(plan))
