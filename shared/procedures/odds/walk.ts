import type { Color } from '../../board/color'
import { chain, err, ok, type Result } from '../../result'
import { follow, type FollowStep } from './follow'
import { forgettingSteps, lookedAt } from './forgetting'
import { fraction, product, sum, type Fraction } from '../model/fraction'
import { FREE, type RankText } from '../model/ground'
import { expectedThrows, planFor } from '../model/plan'
import type { Equipment, Procedure } from '../model/procedure'
import type { Script } from '../model/state'
import { thrownRow, type RowTask } from './rows'
import type { WalkFault } from './walkFault'
import { fillingOf, type Ways } from './ways'

/** The player whose throws are followed, and the equipment. */
export interface WalkPlan {
  readonly procedure: Procedure
  /** Throws are counted for the first; the others only must be able to choose, too. */
  readonly equipment: readonly [Equipment, ...Equipment[]]
  readonly player: Color
}

/** A task at which a player chooses by a throw. */
export interface Choosing {
  readonly plan: WalkPlan
  readonly task: RowTask
}

/** The fault if a task has no possibility on a rank. */
export const deadEnd = ({ plan: { player }, task: { step } }: Choosing, rank: RankText): WalkFault => {
  const free = rank.split(FREE).length - 1
  return { kind: 'walk', reason: 'deadEnd', player, step, rank, free }
}

/** The average number of throws for a choice among `count`; the fault is that the equipment cannot choose among that many. */
export const throwsFor = ({ plan, task }: Choosing, count: number): Result<Fraction, WalkFault> => {
  if (count < 2) return ok(fraction(0n, 1n))
  const { throwing, step } = task
  const unfit = plan.equipment.find(one => planFor(one, count, throwing) === undefined)
  if (unfit === undefined) return ok(expectedThrows(planFor(plan.equipment[0], count, throwing)!))
  const equipment = throwing.with ?? unfit
  return err({ kind: 'walk', reason: 'equipment', player: plan.player, step, count, equipment })
}

/** The average number of throws at a step, over all ways. */
const throwsAt = (
  plan: WalkPlan,
  { task, successors }: FollowStep,
  ways: Ways,
): Result<Fraction, WalkFault> => {
  const at: Choosing = { plan, task }
  const counts = new Map<number, bigint>()
  for (const [way, weight] of ways) {
    const { length } = successors(way)
    if (length === 0 && task.action.kind !== 'check') return err(deadEnd(at, fillingOf(way).rank))
    counts.set(length, (counts.get(length) ?? 0n) + weight)
  }
  let throws = fraction(0n, 1n)
  for (const [count, weight] of counts) {
    const each = throwsFor(at, count)
    if (!each.ok) return each
    throws = sum(throws, product(fraction(weight, 1n), each.value))
  }
  return ok(throws)
}

/**
 * Follows everything that can be thrown before a task. Ranks that do not differ for later tasks are merged.
 *
 * @returns the average number of throws until then, or until a check failed
 */
export const walkProcedure = (plan: WalkPlan, until = Infinity): Result<Fraction, WalkFault> => {
  const row = thrownRow(plan.procedure, plan.player)
  const tasks = row.tasks.slice(0, until)
  const steps = forgettingSteps({ ...row, tasks }, ({ action }) => lookedAt(action, row.ground))
  let throws = fraction(0n, 1n)
  const visit = (step: FollowStep, ways: Ways, unit: Fraction): WalkFault | undefined => {
    const more = throwsAt(plan, step, ways)
    if (!more.ok) return more.error
    throws = sum(throws, product(more.value, unit))
    return undefined
  }
  return chain(follow({ row, steps, visit }), ({ fronts, done }) =>
    fronts.length > 0
      ? ok(throws)
      : err({ kind: 'walk', reason: 'neverMet', player: plan.player, step: tasks[done]!.step }),
  )
}

/** The index of the first of the checks at the end; the number of tasks if the last one is not a check. */
export const lastChecks = ({ tasks }: Pick<Script, 'tasks'>): number =>
  1 + tasks.findLastIndex(({ action }) => action.kind !== 'check')
