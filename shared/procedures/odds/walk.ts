import type { Color } from '../../board/color'
import { err, ok, type Result } from '../../result'
import { forgetful } from './forgetting'
import { fraction, product, quotient, sum, type Fraction } from '../model/fraction'
import { FREE, type RankText } from '../model/ground'
import { expectedThrows, planFor } from '../model/plan'
import type { Equipment, Procedure } from '../model/procedure'
import { thrownRow, type RowTask } from './rows'
import { fillingOf, onward, PARTS, keptSuccessors, type Successors, type Ways } from './ways'

/** Why a procedure does not always end, or why its odds are unknown. */
export type WalkFault =
  /**
   * Reachable: a step finds no square, or other than as many as it has pieces. `free` squares are left; an `x`
   * in the rank is a piece that does not matter.
   */
  | {
      readonly kind: 'walk'
      readonly reason: 'deadEnd'
      readonly player: Color
      readonly step: number
      readonly rank: RankText
      readonly free: number
    }
  /** Reachable: the equipment cannot choose among `count` squares. */
  | {
      readonly kind: 'walk'
      readonly reason: 'equipment'
      readonly player: Color
      readonly step: number
      readonly count: number
      readonly equipment: Equipment
    }
  /** No rank meets the conditions of a check, so the throwing would never end. */
  | { readonly kind: 'walk'; readonly reason: 'neverMet'; readonly player: Color; readonly step: number }
  /** More ranks at once than are held in memory. */
  | { readonly kind: 'walk'; readonly reason: 'tooManyRanks'; readonly limit: number }
  /** Too few throwings pass the checks: an estimate needs `throwings`. */
  | { readonly kind: 'walk'; readonly reason: 'rarelyMet'; readonly throwings: number }
  /** More pairs of ranks at once than are held in memory. */
  | { readonly kind: 'walk'; readonly reason: 'tooManyPairs'; readonly limit: number }

/** Most ranks at a step, and most that are listed: those of Modern Capablanca Random four times over. */
export const MAX_RANKS = 600_000

/** Whose throws are walked through. */
export interface WalkPlan {
  readonly procedure: Procedure
  /** Throws are counted with the first; the others must be able to choose as well. */
  readonly equipment: readonly [Equipment, ...Equipment[]]
  readonly player: Color
}

/** A task at which a player chooses by throwing. */
export interface Choosing {
  readonly plan: WalkPlan
  readonly task: RowTask
}

/** The fault of a rank on which a task finds nothing to do. */
export const deadEnd = ({ plan: { player }, task: { step } }: Choosing, rank: RankText): WalkFault => {
  const free = rank.split(FREE).length - 1
  return { kind: 'walk', reason: 'deadEnd', player, step, rank, free }
}

/** What the ways weigh together that have the same number of possibilities. */
type Counts = ReadonlyMap<number, bigint>

const countsOf = (ways: Ways, successors: Successors, at: Choosing): Result<Counts, WalkFault> => {
  const counts = new Map<number, bigint>()
  for (const [way, weight] of ways) {
    const { length } = successors(way)
    if (length === 0 && at.task.action.kind !== 'check') return err(deadEnd(at, fillingOf(way).rank))
    counts.set(length, (counts.get(length) ?? 0n) + weight)
  }
  return ok(counts)
}

/** Average number of throws for a choice among `count`; the fault is equipment that cannot make it. */
export const throwsFor = ({ plan, task }: Choosing, count: number): Result<Fraction, WalkFault> => {
  if (count < 2) return ok(fraction(0n, 1n))
  const { throwing, step } = task
  const unfit = plan.equipment.find(one => planFor(one, count, throwing) === undefined)
  if (unfit === undefined) return ok(expectedThrows(planFor(plan.equipment[0], count, throwing)!))
  const equipment = throwing.with ?? unfit
  return err({ kind: 'walk', reason: 'equipment', player: plan.player, step, count, equipment })
}

/** Average number of throws at a task, over all ways. */
const throwsAt = (counts: Counts, total: Fraction, at: Choosing): Result<Fraction, WalkFault> => {
  let throws = fraction(0n, 1n)
  for (const [count, weight] of counts) {
    const each = throwsFor(at, count)
    if (!each.ok) return each
    throws = sum(throws, product(quotient(fraction(weight, 1n), total), each.value))
  }
  return ok(throws)
}

/**
 * Follows everything that can be thrown up to a task (not included). Ranks that are alike for later tasks
 * are one.
 *
 * @returns the average number of throws until then, or until a check failed
 */
export const walkProcedure = (plan: WalkPlan, until = Infinity): Result<Fraction, WalkFault> => {
  const { procedure, player } = plan
  const row = thrownRow(procedure, player)
  const forget = forgetful(row, until)
  let throws = fraction(0n, 1n)
  let total = fraction(1n, 1n)
  let ways: Ways = new Map([[row.rank, 1n]])
  for (const [index, task] of row.tasks.slice(0, until).entries()) {
    const at = { plan, task }
    const successors = keptSuccessors(task, row.rank.length)
    const counts = countsOf(ways, successors, at)
    if (!counts.ok) return counts
    const more = throwsAt(counts.value, total, at)
    if (!more.ok) return more
    throws = sum(throws, more.value)
    const [next, factor] = onward(ways, {
      successors,
      forget: rank => forget(rank, index + 1),
      most: MAX_RANKS,
    })
    if (next.size === 0) return err({ kind: 'walk', reason: 'neverMet', player, step: task.step })
    if (next.size > MAX_RANKS) return err({ kind: 'walk', reason: 'tooManyRanks', limit: MAX_RANKS })
    ways = next
    total = product(total, fraction(PARTS, factor))
  }
  return ok(throws)
}
