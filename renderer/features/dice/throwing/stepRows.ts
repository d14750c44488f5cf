import type { Color } from '@shared/board/color'
import type { Role } from '@shared/board/role'
import { formatList } from '@shared/i18n/numbers'
import { t } from '@shared/i18n/t'
import { groundOf, placeName, type Ground } from '@shared/procedures/model/ground'
import type { Task } from '@shared/procedures/model/tasks'
import type { Region, Step } from '@shared/procedures/model/procedure'
import {
  beginning,
  scriptOf,
  sharedSteps,
  type ProcedureEvent,
  type ThrowOutcome,
  type ProcedureState,
} from '@shared/procedures/model/state'
import type { Thrown } from '@shared/procedures/model/thrown'
import { armyPieceName } from '@shared/procedures/words/names'
import { rolesName } from '@shared/i18n/names/pieceNames'
import { capitalized } from '@shared/i18n/capitalized'

/** One turn of one player in the list of steps. */
export interface StepRow {
  readonly key: string
  readonly player: Color
  readonly label: string
  readonly state: 'done' | 'now' | 'next'
  /** The throws of the turn, including results that were too high. */
  readonly throws: readonly Thrown[]
  /** The result of the turn: `b1`, `dark`; empty before. */
  readonly result: string
}

type PieceWord = 'light' | 'dark' | 'first' | 'other'

const colorWord = (region: Region): PieceWord | undefined =>
  region.kind === 'color' && (region.color === 'light' || region.color === 'dark') ? region.color : undefined

/**
 * `light` for a piece whose color the step fixes; `first` or `other` for a bishop of a pair that begins with a
 * corner.
 */
const bishopWord = (step: Step, where: readonly Region[]): PieceWord | undefined => {
  const word = where.map(colorWord).find(found => found !== undefined)
  if (step.kind !== 'bishopsOpposite' || word !== undefined) return word
  return where.some(region => region.kind === 'color' && region.color === step.first) ? 'first' : 'other'
}

const counted = (roles: readonly Role[]): readonly (readonly [role: Role, count: number])[] =>
  [...new Set(roles)].map(role => [role, roles.filter(other => other === role).length])

const placeLabel = (
  ground: Ground,
  word: PieceWord | undefined,
  { piece: role, partner }: { readonly piece: Role; readonly partner?: Role | undefined },
): string => {
  const piece = armyPieceName(ground, role)
  const named = word === undefined ? piece : t(`dice.steps.${word}`, { piece })
  return partner === undefined ? named : formatList([named, armyPieceName(ground, partner)])
}

/** The name of a piece with its wing, if it has one, to distinguish two alike. */
const onWing = (where: readonly Region[], piece: string): string => {
  const wing = where.find(region => region.kind === 'wing')
  return wing ? t('dice.steps.wing', { piece, side: wing.side }) : piece
}

const labelOf = (ground: Ground, step: Step, tasks: readonly Task[]): string => {
  const { action } = tasks.at(-1)!
  switch (action.kind) {
    case 'place':
      return onWing(action.where, placeLabel(ground, bishopWord(step, action.where), action))
    case 'fill':
      return formatList(
        counted(action.pieces).map(([role, count]) =>
          count === 1 ? armyPieceName(ground, role) : rolesName(role, ground.army),
        ),
      )
    case 'swap':
      return t('dice.steps.swap', { piece: armyPieceName(ground, action.piece) })
    case 'color':
    case 'check':
      return t(`dice.steps.${action.kind}`)
  }
}

const resultOf = (ground: Ground, player: Color, outcome: ThrowOutcome): string => {
  switch (outcome.kind) {
    case 'placed':
    case 'swapped':
      return outcome.placed.map(({ place }) => placeName(ground, player, place)).join(' ')
    case 'color':
      return t(`procedures.colors.${outcome.color}`)
    case 'again':
    case 'half':
    case 'failed':
      return ''
  }
}

const MOVES_ON: ReadonlySet<ThrowOutcome['kind']> = new Set(['color', 'placed', 'swapped'])

/** What happened in each turn of a player since the beginning, or since the player began again. */
const trailOf = (state: ProcedureState, player: Color): ReadonlyMap<number, readonly ProcedureEvent[]> => {
  const { tasks } = scriptOf(state.procedure)
  const first = beginning(state, player).at
  const trail = new Map<number, readonly ProcedureEvent[]>()
  let at = first
  for (const event of state.events.filter(one => one.player === player)) {
    if (event.outcome.kind === 'failed') {
      trail.clear()
      at = first
      continue
    }
    while (tasks[at]?.action.kind === 'check') at += 1
    const { turn } = tasks[at]!
    trail.set(turn, [...(trail.get(turn) ?? []), event])
    if (MOVES_ON.has(event.outcome.kind)) at += 1
  }
  return trail
}

const stateOf = (state: ProcedureState, player: Color, tasks: readonly Task[]): StepRow['state'] => {
  const last = scriptOf(state.procedure).tasks.indexOf(tasks.at(-1)!)
  if (state.players[player].at > last) return 'done'
  const now = state.choice
  return now?.player === player && tasks.includes(now.task) ? 'now' : 'next'
}

const rowOf = (
  state: ProcedureState,
  player: Color,
  tasks: readonly Task[],
  happened: readonly ProcedureEvent[],
): StepRow => {
  const ground = groundOf(state.procedure)
  const { turn, step } = tasks[0]!
  const isShared = player === 'white' && step < sharedSteps(state.procedure)
  const what = labelOf(ground, state.procedure.steps[step]!, tasks)
  const results = happened.map(({ outcome }) => resultOf(ground, player, outcome))
  return {
    key: `${player} ${turn}`,
    player,
    label:
      state.procedure.second.kind === 'own' && !isShared
        ? t('dice.steps.whose', { player, what })
        : capitalized(isShared ? t('dice.steps.forBoth', { what }) : what),
    state: stateOf(state, player, tasks),
    throws: happened.flatMap(({ thrown }) => thrown ?? []),
    result: results.findLast(result => result !== '') ?? '',
  }
}

const turnsOf = (tasks: readonly Task[]): readonly (readonly Task[])[] =>
  [...new Set(tasks.map(({ turn }) => turn))].map(turn => tasks.filter(task => task.turn === turn))

/** All turns of both players, from the first throw to the last, in the order of play. */
export const stepRows = (state: ProcedureState): readonly StepRow[] => {
  const { tasks, blackFrom } = scriptOf(state.procedure)
  const { second } = state.procedure
  const trails = { white: trailOf(state, 'white'), black: trailOf(state, 'black') }
  const rows = (player: Color, from: number) =>
    turnsOf(tasks.slice(from)).map(turn =>
      rowOf(state, player, turn, trails[player].get(turn[0]!.turn) ?? []),
    )
  const white = rows('white', 0)
  if (second.kind !== 'own') return white
  const black = rows('black', blackFrom)
  return second.turns === 'after' ? [...white, ...black] : white.flatMap((row, at) => [row, black[at]!])
}
