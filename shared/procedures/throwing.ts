import type { Color } from '../board/color'
import { err, ok, type Result } from '../result'
import { roleOfCapital } from '../variants/army'
import type { Ground, RankText } from './ground'
import { placedBy, type Move } from './moves'
import { missedCondition, optionsOf, type Option } from './options'
import { nextThing, planFor, readFace } from './plan'
import type { Equipment, Procedure } from './procedure'
import {
  beginning,
  playerToThrow,
  scriptOf,
  type Choice,
  type Happening,
  type Outcome,
  type Placed,
  type PlayerState,
  type ProcedureState,
} from './state'
import { readThrown, type Thrown, type ThrowFault } from './thrown'

const placedAt = ({ army }: Ground, rank: RankText, places: readonly number[]): readonly Placed[] =>
  places.flatMap(place => {
    const piece = roleOfCapital(army, rank[place]!)
    return piece === undefined ? [] : [{ piece, place }]
  })

const outcomeOf = (ground: Ground, { action }: Move, option: Option): Outcome => {
  if (option.color !== undefined) return { kind: 'color', color: option.color }
  const placed = placedAt(ground, option.next.rank, option.places)
  return { kind: placedBy(action).length > 0 ? 'placed' : 'swapped', placed }
}

const withPlayer = (state: ProcedureState, player: Color, next: PlayerState): ProcedureState => ({
  ...state,
  players: { ...state.players, [player]: next },
})

const withHappening = (state: ProcedureState, happening: Happening): ProcedureState => ({
  ...state,
  happenings: [...state.happenings, happening],
})

/** Goes to the next move; Black takes over what was thrown for both. */
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
  move: Move,
  option: Option,
  thrown?: Thrown,
): ProcedureState => {
  const { at, throws } = state.players[player]
  const next = { at: at + 1, filling: option.next, throws: throws + (thrown ? 1 : 0) }
  const after = advanced({ ...state, half: undefined }, player, next)
  if (move.action.kind === 'check') return after
  const outcome = outcomeOf(scriptOf(state.procedure).ground, move, option)
  return withHappening(after, { player, step: move.step, ...(thrown && { thrown }), outcome })
}

const stuckAt = (state: ProcedureState, player: Color, { step }: Move, count = 0): ProcedureState => ({
  ...state,
  stuck: { player, step, rank: state.players[player].filling.rank, count },
})

/** The player begins again, unless he has thrown nothing that could turn out otherwise. */
const failedCheck = (state: ProcedureState, player: Color, move: Move): ProcedureState => {
  const { rank } = state.players[player].filling
  const { ground } = scriptOf(state.procedure)
  const condition =
    move.action.kind === 'check' ? missedCondition(move.action.conditions, rank, ground) : undefined
  if (condition === undefined || state.players[player].throws === 0) return stuckAt(state, player, move)
  const outcome: Outcome = { kind: 'failed', condition, rank }
  return withHappening(withPlayer(state, player, beginning(state, player)), {
    player,
    step: move.step,
    outcome,
  })
}

interface Pending {
  readonly player: Color
  readonly move: Move
  readonly options: readonly Option[]
}

const pendingOf = (state: ProcedureState): Pending | undefined => {
  const player = state.stuck === undefined ? playerToThrow(state) : undefined
  if (player === undefined) return undefined
  const { moves, views } = scriptOf(state.procedure)
  const { at, filling } = state.players[player]
  const move = moves[at]!
  return { player, move, options: optionsOf(move.action, filling, views[player]) }
}

/** Does what needs no throw, until there is something to choose. */
const settled = (state: ProcedureState): ProcedureState => {
  let current: ProcedureState = { ...state, choice: undefined }
  for (let next = pendingOf(current); next !== undefined; next = pendingOf(current)) {
    const { player, move, options } = next
    const [only] = options
    if (only === undefined) current = failedCheck(current, player, move)
    else if (options.length === 1) current = chosen(current, player, move, only)
    else {
      const plan = planFor(current.equipment, options.length, move.throwing)
      if (plan !== undefined) return { ...current, choice: { ...next, plan } }
      current = stuckAt(current, player, move, options.length)
    }
  }
  return current
}

/** Begins to throw a procedure; what needs no throw is done already. */
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
    happenings: [],
    choice: undefined,
    stuck: undefined,
  })
}

const afterThrow = (state: ProcedureState, choice: Choice, thrown: Thrown): ProcedureState => {
  const { player, move, options, plan } = choice
  const happening = { player, step: move.step, thrown }
  const reading = readFace(plan, state.half, thrown.face)
  if (reading.kind === 'choice') return settled(chosen(state, player, move, options[reading.choice]!, thrown))
  const half = reading.kind === 'half' ? reading.half : undefined
  return withHappening({ ...state, half }, { ...happening, outcome: reading })
}

/**
 * Goes on with what was thrown, as somebody typed it. A result that the thing cannot show is refused, and
 * everything thrown before stands; one that is too high counts as thrown and asks for another.
 */
export const throwResult = (state: ProcedureState, text: string): Result<ProcedureState, ThrowFault> => {
  const { choice } = state
  if (choice === undefined)
    return err({ kind: 'throw', reason: state.stuck ? 'stuck' : 'finished', found: text })
  const thrown = readThrown(text, nextThing(choice.plan, state.half))
  return thrown.ok ? ok(afterThrow(state, choice, thrown.value)) : thrown
}

/** All results so far, in order. */
export const throwsOf = ({ happenings }: ProcedureState): readonly Thrown[] =>
  happenings.flatMap(({ thrown }) => thrown ?? [])

/** Throws again what was thrown; a result that does not fit says at which place, from 0. */
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

/** Takes the last throw back, with everything that followed of itself; nothing changes before the first. */
export const stepBack = (state: ProcedureState): ProcedureState => {
  let back = beginProcedure(state.procedure, state.equipment)
  for (const { face } of throwsOf(state).slice(0, -1)) {
    const choice = back.choice!
    back = afterThrow(back, choice, { thing: nextThing(choice.plan, back.half), face })
  }
  return back
}
