import type { ByColor, Color } from '../../board/color'
import type { Role } from '../../board/role'
import { remembered } from '../../remembered'
import type { RankCondition } from '../../variants/variant'
import { groundOf, type Ground, type RankText } from './ground'
import { tasksOf, type Task } from './tasks'
import { rankViewOf, type Filling, type Possibility, type RankView } from './possibilities'
import type { Plan } from './plan'
import type { Equipment, Procedure } from './procedure'
import type { Thrown } from './thrown'

/** A piece placed on a rank; place 0 is the left edge of the army. */
export interface Placed {
  readonly piece: Role
  readonly place: number
}

/** The result of a throw, or of steps that need none. */
export type ThrowOutcome =
  /** Too high: throw the same again. */
  | { readonly kind: 'again' }
  /** The first of two throws: squares of the first part (0) or of the rest (1). */
  | { readonly kind: 'half'; readonly half: 0 | 1 }
  | { readonly kind: 'color'; readonly color: 'dark' | 'light' }
  | { readonly kind: 'placed'; readonly placed: readonly Placed[] }
  /** A piece already on the rank has changed places, or kept its place if it is the only one in `placed`. */
  | { readonly kind: 'swapped'; readonly placed: readonly Placed[] }
  /** The rank is thrown again because it does not meet this condition; `rank` is the one that failed. */
  | { readonly kind: 'failed'; readonly condition: RankCondition; readonly rank: RankText }

/** An event: a throw, or something that follows without one. */
export interface ProcedureEvent {
  readonly player: Color
  /** Index in the procedure's steps. */
  readonly step: number
  readonly thrown?: Thrown
  readonly outcome: ThrowOutcome
}

/** The progress of a player. */
export interface PlayerState {
  /** Index of the next task. */
  readonly at: number
  readonly filling: Filling
  /** The player's throws since the beginning, or since the player last began again. */
  readonly throws: number
}

/**
 * Why no throw can continue: a step without a square, more squares than the equipment can choose among, or a check that cannot be passed.
 */
export interface Stuck {
  readonly player: Color
  readonly step: number
  readonly rank: RankText
  /** The number of squares among which the equipment cannot choose; 0 at a dead end. */
  readonly count: number
}

/** A choice, and how it is thrown. */
export interface Choice {
  readonly player: Color
  readonly task: Task
  readonly possibilities: readonly Possibility[]
  readonly plan: Plan
}

/** A procedure while it is being thrown. It is immutable; every throw makes a new one. */
export interface ProcedureState {
  readonly procedure: Procedure
  readonly equipment: Equipment
  readonly players: ByColor<PlayerState>
  /** The result of the first of two throws for one choice. */
  readonly half: 0 | 1 | undefined
  /** White's rank after the steps that are thrown once for both. */
  readonly sharedRank: RankText | undefined
  readonly events: readonly ProcedureEvent[]
  /** The choice to throw for next; undefined once everything is placed, or at a dead end. */
  readonly choice: Choice | undefined
  readonly stuck: Stuck | undefined
}

/** What is computed once for a procedure. */
export interface Script {
  readonly ground: Ground
  readonly views: ByColor<RankView>
  readonly tasks: readonly Task[]
  /** Index of Black's first task. */
  readonly blackFrom: number
}

/** How many of the first steps are thrown once for both players. */
export const sharedSteps = ({ second }: Pick<Procedure, 'second'>): number =>
  second.kind === 'own' ? (second.shared ?? 0) : 0

export const scriptOf = remembered((procedure: Procedure): Script => {
  const tasks = tasksOf(procedure)
  const shared = sharedSteps(procedure)
  const blackFrom = tasks.findIndex(({ step }) => step >= shared)
  const ground = groundOf(procedure)
  const views = { white: rankViewOf(ground, 'white'), black: rankViewOf(ground, 'black') }
  return { ground, views, tasks, blackFrom: blackFrom < 0 ? tasks.length : blackFrom }
})

/** A player's state before the first throw. */
export const beginning = (
  state: Pick<ProcedureState, 'procedure' | 'sharedRank'>,
  player: Color,
): PlayerState => {
  const { procedure, sharedRank } = state
  const at = player === 'white' ? 0 : scriptOf(procedure).blackFrom
  const rank = player === 'black' && at > 0 ? (sharedRank ?? procedure.rank) : procedure.rank
  return { at, filling: { rank }, throws: 0 }
}

const isThrough = ({ procedure, players }: ProcedureState, player: Color): boolean =>
  players[player].at >= scriptOf(procedure).tasks.length

const turnOf = ({ procedure, players }: ProcedureState, player: Color): number =>
  scriptOf(procedure).tasks[players[player].at]!.turn

/** The player whose task is next: White, unless White is finished, or is ahead when the players take turns. */
export const playerToThrow = (state: ProcedureState): Color | undefined => {
  const { second } = state.procedure
  if (second.kind !== 'own') return isThrough(state, 'white') ? undefined : 'white'
  if (isThrough(state, 'white')) return isThrough(state, 'black') ? undefined : 'black'
  if (second.turns === 'after' || isThrough(state, 'black')) return 'white'
  return turnOf(state, 'black') < turnOf(state, 'white') ? 'black' : 'white'
}
