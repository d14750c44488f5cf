import type { Color } from '../../board/color'
import { err, ok, type Result } from '../../result'
import { roleOfCapital } from '../../variants/army'
import type { Ground, RankText } from '../model/ground'
import { placedBy, type Task } from '../model/tasks'
import { missedCondition, possibilitiesOf, type Possibility } from '../model/possibilities'
import { nextThing, planFor, readFace } from '../model/plan'
import type { Equipment, Procedure } from '../model/procedure'
import {
  beginning,
  playerToThrow,
  scriptOf,
  type Choice,
  type ProcedureEvent,
  type ThrowOutcome,
  type Placed,
  type PlayerState,
  type ProcedureState,
} from '../model/state'
import { readThrown, type Thrown, type ThrowFault } from '../model/thrown'

const placedAt = ({ army }: Ground, rank: RankText, places: readonly number[]): readonly Placed[] =>
  places.flatMap(place => {
    const piece = roleOfCapital(army, rank[place]!)
    return piece === undefined ? [] : [{ piece, place }]
  })

const outcomeOf = (ground: Ground, { action }: Task, possibility: Possibility): ThrowOutcome => {
  if (possibility.color !== undefined) return { kind: 'color', color: possibility.color }
  const placed = placedAt(ground, possibility.next.rank, possibility.places)
  return { kind: placedBy(action).length > 0 ? 'placed' : 'swapped', placed }
}

const withPlayer = (state: ProcedureState, player: Color, next: PlayerState): ProcedureState => ({
  ...state,
  players: { ...state.players, [player]: next },
})

const withEvent = (state: ProcedureState, event: ProcedureEvent): ProcedureState => ({
  ...state,
  events: [...state.events, event],
})

/** Moves the player to the next task. When White has finished the shared steps, Black takes over the rank. */
const advanced = (state: ProcedureState, player: Color, next: PlayerState): ProcedureState => {
  const moved = withPlayer(state, player, next)
  const { blackFrom } = scriptOf(state.procedure)
  if (player === 'black' || blackFrom === 0 || next.at !== blackFrom) return moved
  const shared = { ...moved, sharedRank: next.filling.rank }
  return withPlayer(shared, 'black', beginning(shared, 'black'))
}

const chosen = (
  state: ProcedureState,
  player: Color,
  task: Task,
  possibility: Possibility,
  thrown?: Thrown,
): ProcedureState => {
  const { at, throws } = state.players[player]
  const next = { at: at + 1, filling: possibility.next, throws: throws + (thrown ? 1 : 0) }
  const after = advanced({ ...state, half: undefined }, player, next)
  if (task.action.kind === 'check') return after
  const outcome = outcomeOf(scriptOf(state.procedure).ground, task, possibility)
  return withEvent(after, { player, step: task.step, ...(thrown && { thrown }), outcome })
}

const stuckAt = (state: ProcedureState, player: Color, { step }: Task, count = 0): ProcedureState => ({
  ...state,
  stuck: { player, step, rank: state.players[player].filling.rank, count },
})

/** The player begins again, unless every throw so far had only one possible result. */
const failedCheck = (state: ProcedureState, player: Color, task: Task): ProcedureState => {
  const { rank } = state.players[player].filling
  const { ground } = scriptOf(state.procedure)
  const condition =
    task.action.kind === 'check' ? missedCondition(task.action.conditions, rank, ground) : undefined
  if (condition === undefined || state.players[player].throws === 0) return stuckAt(state, player, task)
  const begun = withPlayer(state, player, beginning(state, player))
  return withEvent(begun, { player, step: task.step, outcome: { kind: 'failed', condition, rank } })
}

interface Pending {
  readonly player: Color
  readonly task: Task
  readonly possibilities: readonly Possibility[]
}

const pendingOf = (state: ProcedureState): Pending | undefined => {
  const player = state.stuck === undefined ? playerToThrow(state) : undefined
  if (player === undefined) return undefined
  const { tasks, views } = scriptOf(state.procedure)
  const { at, filling } = state.players[player]
  const task = tasks[at]!
  return { player, task, possibilities: possibilitiesOf(task.action, filling, views[player]) }
}

/** Does everything that needs no throw, until there is a choice. */
const settled = (state: ProcedureState): ProcedureState => {
  let current: ProcedureState = { ...state, choice: undefined }
  for (let next = pendingOf(current); next !== undefined; next = pendingOf(current)) {
    const { player, task, possibilities } = next
    const [only] = possibilities
    if (only === undefined) current = failedCheck(current, player, task)
    else if (possibilities.length === 1) current = chosen(current, player, task, only)
    else {
      const plan = planFor(current.equipment, possibilities.length, task.throwing)
      if (plan !== undefined) return { ...current, choice: { ...next, plan } }
      current = stuckAt(current, player, task, possibilities.length)
    }
  }
  return current
}

/** Begins a procedure; what needs no throw is already done. */
export const beginProcedure = (
  procedure: Procedure,
  equipment: Equipment = procedure.equipment[0],
): ProcedureState => {
  const start = { procedure, sharedRank: undefined }
  return settled({
    ...start,
    equipment,
    players: { white: beginning(start, 'white'), black: beginning(start, 'black') },
    half: undefined,
    events: [],
    choice: undefined,
    stuck: undefined,
  })
}

const afterThrow = (state: ProcedureState, choice: Choice, thrown: Thrown): ProcedureState => {
  const { player, task, possibilities, plan } = choice
  const reading = readFace(plan, state.half, thrown.face)
  if (reading.kind === 'choice')
    return settled(chosen(state, player, task, possibilities[reading.choice]!, thrown))
  const half = reading.kind === 'half' ? reading.half : undefined
  return withEvent({ ...state, half }, { player, step: task.step, thrown, outcome: reading })
}

/**
 * Continues with a result as the user typed it. A result that the thing cannot show is refused, and everything thrown before is kept; one
 * that is too high counts as a throw, which must be repeated.
 */
export const throwResult = (state: ProcedureState, text: string): Result<ProcedureState, ThrowFault> => {
  const { choice } = state
  if (choice === undefined)
    return err({ kind: 'throw', reason: state.stuck ? 'stuck' : 'finished', found: text })
  const thrown = readThrown(text, nextThing(choice.plan, state.half))
  return thrown.ok ? ok(afterThrow(state, choice, thrown.value)) : thrown
}

/** All results so far, in order. */
export const throwsOf = ({ events }: ProcedureState): readonly Thrown[] =>
  events.flatMap(({ thrown }) => thrown ?? [])

/** Replays results; the fault of one that does not fit has its index `at`, and the state before it. */
export const replayThrows = (
  procedure: Procedure,
  equipment: Equipment,
  results: readonly string[],
): Result<ProcedureState, ThrowFault & { readonly at: number; readonly before: ProcedureState }> => {
  let state = beginProcedure(procedure, equipment)
  for (const [at, result] of results.entries()) {
    const next = throwResult(state, result)
    if (!next.ok) return err({ ...next.error, at, before: state })
    state = next.value
  }
  return ok(state)
}

/** Takes back the last throw, with everything that followed from it; before the first throw nothing changes. */
export const stepBack = (state: ProcedureState): ProcedureState => {
  let back = beginProcedure(state.procedure, state.equipment)
  for (const { face } of throwsOf(state).slice(0, -1)) {
    const choice = back.choice!
    back = afterThrow(back, choice, { thing: nextThing(choice.plan, back.half), face })
  }
  return back
}
