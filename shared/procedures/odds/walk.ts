import type { Color } from '../../board/color'
import { err, ok, type Result } from '../../result'
import { fillingOf, keyOf } from './fillingKey'
import type { Forget } from './forgetting'
import { fraction, gcd, lcm, product, sum, type Fraction } from '../model/fraction'
import { FREE, type RankText } from '../model/ground'
import type { Task } from '../model/tasks'
import { possibilitiesOf, type Filling, type Possibility, type View } from '../model/possibilities'
import { expectedThrows, planFor } from '../model/plan'
import type { Equipment, Procedure } from '../model/procedure'
import { scriptOf } from '../model/state'

/** Why a procedure does not always end, or its odds are not to be had. */
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
  /** So few throwings pass the checks that less than `throwings` were to be had for an estimate. */
  | { readonly kind: 'walk'; readonly reason: 'rarelyMet'; readonly throwings: number }
  /** More pairs of ranks at once than are held in memory. */
  | { readonly kind: 'walk'; readonly reason: 'tooManyPairs'; readonly limit: number }

/** Most ranks at a step: those of Modern Capablanca Random four times over. */
export const MOST_RANKS = 600_000

/** Ranks that can have arisen after some tasks. Their weights over `total` are probabilities. */
export interface Layer {
  /** By rank, with a mark for the color of the next bishop. */
  readonly weights: ReadonlyMap<string, bigint>
  /** What the weights add up to, and more where a check has failed. */
  readonly total: bigint
}

/** How far the ranks have come. */
export interface Walked {
  readonly layer: Layer
  /** Average number of throws until now, or until a check failed. */
  readonly throws: Fraction
}

/** Which way a walk goes. */
export interface WalkPlan {
  readonly procedure: Procedure
  /** Throws are counted with the first; the others must be able to choose as well. */
  readonly equipment: readonly [Equipment, ...Equipment[]]
  readonly player: Color
  /** Makes ranks alike that later tasks cannot tell apart; without it all pieces are kept. */
  readonly forget?: Forget
  /** Told before each task how many are done, and of how many. */
  readonly tell?: (done: number, all: number) => void
}

/** The ranks of a layer that have the same number of possibilities at a task, taken together. */
interface Branching {
  /** What those ranks weigh. */
  readonly weight: bigint
  /** What their possibilities weigh, each as much as the rank that it comes from. */
  readonly next: ReadonlyMap<string, bigint>
}

interface At {
  readonly plan: WalkPlan
  readonly task: Task
  readonly index: number
  readonly view: View
}

const deadEnd = ({ plan, task }: At, { rank }: Filling): WalkFault => ({
  kind: 'walk',
  reason: 'deadEnd',
  player: plan.player,
  step: task.step,
  rank,
  free: rank.split(FREE).length - 1,
})

/** By number of possibilities, in the order in which they are met. */
type Branchings = ReadonlyMap<number, Branching>

const tooManyRanks: WalkFault = { kind: 'walk', reason: 'tooManyRanks', limit: MOST_RANKS }

const addPossibilities = (
  next: Map<string, bigint>,
  possibilities: readonly Possibility[],
  weight: bigint,
  at: At,
): void => {
  const { forget } = at.plan
  for (const possibility of possibilities) {
    const filling = forget
      ? { ...possibility.next, rank: forget(possibility.next.rank, at.index + 1) }
      : possibility.next
    const key = keyOf(filling)
    next.set(key, (next.get(key) ?? 0n) + weight)
  }
}

const branchingsOf = (layer: Layer, at: At): Result<Branchings, WalkFault> => {
  const { player } = at.plan
  const { action, step } = at.task
  const branchings = new Map<number, { weight: bigint; next: Map<string, bigint> }>()
  for (const [key, weight] of layer.weights) {
    const filling = fillingOf(key)
    const possibilities = possibilitiesOf(action, filling, at.view)
    if (possibilities.length === 0) {
      if (action.kind !== 'check') return err(deadEnd(at, filling))
      continue
    }
    const branching = branchings.get(possibilities.length) ?? { weight: 0n, next: new Map<string, bigint>() }
    branchings.set(possibilities.length, branching)
    branching.weight += weight
    addPossibilities(branching.next, possibilities, weight, at)
    if (branching.next.size > MOST_RANKS) return err(tooManyRanks)
  }
  return branchings.size > 0 ? ok(branchings) : err({ kind: 'walk', reason: 'neverMet', player, step })
}

/** The first of the equipment that cannot choose among so many squares. */
const unfit = ({ plan: { equipment }, task: { throwing } }: At, count: number): Equipment | undefined => {
  const found = equipment.find(one => planFor(one, count, throwing) === undefined)
  return found && (throwing.with ?? found)
}

/** Average number of throws at a task. */
const throwsAt = (branchings: Branchings, total: bigint, at: At): Result<Fraction, WalkFault> => {
  const { plan, task } = at
  let throws = fraction(0n, 1n)
  for (const [count, { weight }] of branchings) {
    if (count === 1) continue
    const equipment = unfit(at, count)
    if (equipment !== undefined)
      return err({
        kind: 'walk',
        reason: 'equipment',
        player: plan.player,
        step: task.step,
        count,
        equipment,
      })
    const each = expectedThrows(planFor(plan.equipment[0], count, task.throwing)!)
    throws = sum(throws, product(fraction(weight, total), each))
  }
  return ok(throws)
}

/** Every rank gives each of its possibilities the same part of its weight. */
const nextLayer = (branchings: Branchings, total: bigint): Layer => {
  const parts = lcm(Array.from(branchings.keys(), BigInt))
  const [first, ...others] = branchings
  if (others.length === 0) return { weights: first![1].next, total: total * parts }
  const weights = new Map<string, bigint>()
  for (const [count, { next }] of branchings) {
    const share = parts / BigInt(count)
    for (const [key, weight] of next) weights.set(key, (weights.get(key) ?? 0n) + weight * share)
  }
  return { weights, total: total * parts }
}

/** Takes a common divisor out of all weights, so that they stay small. */
const reduced = (layer: Layer): Layer => {
  let divisor = layer.total
  for (const weight of new Set(layer.weights.values())) divisor = gcd(weight, divisor)
  if (divisor === 1n) return layer
  const weights = new Map<string, bigint>()
  for (const [key, weight] of layer.weights) weights.set(key, weight / divisor)
  return { weights, total: layer.total / divisor }
}

const afterTask = ({ layer, throws }: Walked, at: At): Result<Walked, WalkFault> => {
  const branchings = branchingsOf(layer, at)
  if (!branchings.ok) return branchings
  const more = throwsAt(branchings.value, layer.total, at)
  if (!more.ok) return more
  const next = nextLayer(branchings.value, layer.total)
  return next.weights.size > MOST_RANKS
    ? err(tooManyRanks)
    : ok({ layer: reduced(next), throws: sum(throws, more.value) })
}

/** A walk before its first task, with one rank. */
export const walkFrom = (rank: RankText): Walked => ({
  layer: { weights: new Map([[rank, 1n]]), total: 1n },
  throws: fraction(0n, 1n),
})

/**
 * Takes all ranks at once through tasks `from` to `until` (not included). Ranks that look alike are one,
 * however they came about. Tasks that are thrown once for both players see the board as White.
 */
export const walk = (
  plan: WalkPlan,
  start: Walked = walkFrom(plan.procedure.rank),
  from = 0,
  until = Infinity,
): Result<Walked, WalkFault> => {
  const { tasks, blackFrom, views } = scriptOf(plan.procedure)
  let walked = start
  for (const [index, task] of tasks.entries()) {
    if (index < from || index >= until) continue
    plan.tell?.(index, tasks.length)
    const view = views[index < blackFrom ? 'white' : plan.player]
    const next = afterTask(walked, { plan, task, index, view })
    if (!next.ok) return next
    walked = next.value
  }
  return ok(walked)
}
