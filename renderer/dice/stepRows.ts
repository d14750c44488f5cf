import type { Color } from '@shared/board/color'
import type { Role } from '@shared/board/role'
import { groundOf, placeName, type Ground } from '@shared/procedures/ground'
import type { Move } from '@shared/procedures/moves'
import type { Region, Step } from '@shared/procedures/procedure'
import {
  beginning,
  scriptOf,
  sharedSteps,
  type Happening,
  type Outcome,
  type ProcedureState,
} from '@shared/procedures/state'
import type { Thrown } from '@shared/procedures/thrown'
import { andList, pieceName, PLAYER_NAMES } from '@shared/procedures/words/names'

/** One turn of one player, as the list of steps shows it. */
export interface StepRow {
  readonly key: string
  readonly player: Color
  readonly label: string
  readonly state: 'done' | 'now' | 'next'
  /** What was thrown for it, results that were too high among them. */
  readonly throws: readonly Thrown[]
  /** Where it led: `b1`, `dark`; empty before. */
  readonly result: string
}

const colorWord = (region: Region): string =>
  region.kind === 'color' && (region.color === 'light' || region.color === 'dark') ? region.color : ''

/** `light` for a piece whose color the step fixes; of two bishops that begin with a corner, which one. */
const bishopWord = (step: Step, where: readonly Region[]): string => {
  const word = where.map(colorWord).find(found => found !== '') ?? ''
  if (step.kind !== 'bishopsOpposite' || word !== '') return word
  return where.some(region => region.kind === 'color' && region.color === step.first) ? 'first' : 'other'
}

const joined = (...words: readonly string[]): string => words.filter(word => word !== '').join(' ')

const counted = (roles: readonly Role[]): readonly (readonly [role: Role, count: number])[] =>
  [...new Set(roles)].map(role => [role, roles.filter(other => other === role).length])

const several = (name: string, count: number): string => (count === 1 ? name : `${name}s`)

const labelOf = (ground: Ground, step: Step, moves: readonly Move[]): string => {
  const { action } = moves.at(-1)!
  switch (action.kind) {
    case 'place': {
      const partner = action.partner === undefined ? '' : `and ${pieceName(ground, action.partner)}`
      return joined(bishopWord(step, action.where), pieceName(ground, action.piece), partner)
    }
    case 'fill':
      return andList(counted(action.pieces).map(([role, count]) => several(pieceName(ground, role), count)))
    case 'swap':
      return `${pieceName(ground, action.piece)} changes places`
    case 'color':
      return 'color'
    case 'check':
      return 'conditions'
  }
}

const resultOf = (ground: Ground, player: Color, outcome: Outcome): string => {
  switch (outcome.kind) {
    case 'placed':
    case 'swapped':
      return outcome.placed.map(({ place }) => placeName(ground, player, place)).join(' ')
    case 'color':
      return outcome.color
    case 'again':
    case 'half':
    case 'failed':
      return ''
  }
}

interface Trail {
  at: number
  readonly entries: Map<number, Happening[]>
}

const MOVES_ON: ReadonlySet<Outcome['kind']> = new Set(['color', 'placed', 'swapped'])

/** What happened in each turn of a player since he began, or began again. */
const trailOf = (state: ProcedureState, player: Color): Trail['entries'] => {
  const { moves } = scriptOf(state.procedure)
  const first = beginning(state, player).at
  const trail: Trail = { at: first, entries: new Map() }
  const passChecks = () => {
    while (moves[trail.at]?.action.kind === 'check') trail.at += 1
  }
  for (const happening of state.happenings.filter(one => one.player === player)) {
    if (happening.outcome.kind === 'failed') {
      trail.entries.clear()
      trail.at = first
      continue
    }
    passChecks()
    const { turn } = moves[trail.at]!
    trail.entries.set(turn, [...(trail.entries.get(turn) ?? []), happening])
    if (MOVES_ON.has(happening.outcome.kind)) trail.at += 1
  }
  return trail.entries
}

const stateOf = (state: ProcedureState, player: Color, moves: readonly Move[]): StepRow['state'] => {
  const all = scriptOf(state.procedure).moves
  const { at } = state.players[player]
  if (at > all.indexOf(moves.at(-1)!)) return 'done'
  const now = state.choice
  return now?.player === player && moves.includes(now.move) ? 'now' : 'next'
}

const rowOf = (
  state: ProcedureState,
  player: Color,
  moves: readonly Move[],
  happened: readonly Happening[],
): StepRow => {
  const ground = groundOf(state.procedure)
  const { turn, step } = moves[0]!
  const isShared = player === 'white' && step < sharedSteps(state.procedure)
  const label = labelOf(ground, state.procedure.steps[step]!, moves)
  const results = happened.map(({ outcome }) => resultOf(ground, player, outcome))
  return {
    key: `${player} ${turn}`,
    player,
    label:
      state.procedure.second.kind === 'own' && !isShared
        ? `${PLAYER_NAMES[player]}’s ${label}`
        : capital(isShared ? `${label}, for both` : label),
    state: stateOf(state, player, moves),
    throws: happened.flatMap(({ thrown }) => thrown ?? []),
    result: results.findLast(result => result !== '') ?? '',
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const turnsOf = (moves: readonly Move[]): readonly (readonly Move[])[] =>
  [...new Set(moves.map(({ turn }) => turn))].map(turn => moves.filter(move => move.turn === turn))

/** Who does what, from the first throw to the last, in the order of play. */
export const stepRows = (state: ProcedureState): readonly StepRow[] => {
  const { moves, blackFrom } = scriptOf(state.procedure)
  const { second } = state.procedure
  const trails = { white: trailOf(state, 'white'), black: trailOf(state, 'black') }
  const rows = (player: Color, from: number) =>
    turnsOf(moves.slice(from)).map(turn =>
      rowOf(state, player, turn, trails[player].get(turn[0]!.turn) ?? []),
    )
  const white = rows('white', 0)
  if (second.kind !== 'own') return white
  const black = rows('black', blackFrom)
  return second.turns === 'after' ? [...white, ...black] : white.flatMap((row, at) => [row, black[at]!])
}
