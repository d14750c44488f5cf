import type { Color } from '../../board/color'
import type { Role } from '../../board/role'
import { nextThing, readFace, sidesOf, type ThrowReading, type Thing } from '../model/plan'
import type { Region, StepKind } from '../model/procedure'
import { sharedSteps, type Choice, type ProcedureState } from '../model/state'
import { writeThrown } from '../model/thrown'

/** A square with its number, counted from the left from 1. */
export interface NumberedPlace {
  readonly place: number
  readonly number: number
}

/** The effect of a result: a face of a die or a line of a chart. */
export interface PossibleResult {
  readonly face: number
  /** The result as logs write it: `5`, `HT`. */
  readonly text: string
  /** The square to which it leads. */
  readonly place?: number
  readonly color?: 'dark' | 'light'
  /** The first part of the squares (0) or the rest (1); a second throw decides. */
  readonly half?: 0 | 1
  /** The result is too high. */
  readonly again?: true
}

/** What to throw now, and why: everything that a player or the screen needs to know. */
export interface Prompt {
  readonly player: Color
  /** The throw is for both players, under White's name. */
  readonly shared: boolean
  /** Index in the procedure's steps. */
  readonly step: number
  readonly technique: StepKind
  readonly asks: 'color' | 'square' | 'partner'
  /** The piece to place. */
  readonly piece: Role
  /** The piece that is placed on the mirrored square at the same time. */
  readonly partner: Role | undefined
  /** The regions in which the counted squares must all lie. Empty for all free squares. */
  readonly where: readonly Region[]
  /** The color that was thrown for this bishop. */
  readonly chosen: 'dark' | 'light' | undefined
  readonly thing: Thing
  /** Which throw is due, if the choice takes two. */
  readonly throw: 'only' | 'first' | 'second'
  /** At the first of two throws: the number of squares that remain after tails or an even number. Otherwise 0. */
  readonly restSquares: number
  /** Squares to choose from, with their numbers in the throw; empty if a color is thrown. */
  readonly squares: readonly NumberedPlace[]
  /** The effect of every result. */
  readonly results: readonly PossibleResult[]
  /** What happens if a result is beyond the last square: `never` if there is none, else it is thrown again or reduced. */
  readonly tooHigh: 'never' | 'again' | 'subtract'
}

const effectOf = (
  reading: ThrowReading,
  { possibilities }: Choice,
): Omit<PossibleResult, 'face' | 'text'> => {
  switch (reading.kind) {
    case 'again':
      return { again: true }
    case 'half':
      return { half: reading.half }
    case 'choice': {
      const { color, places } = possibilities[reading.choice]!
      return color === undefined ? { place: places[0]! } : { color }
    }
  }
}

const resultsOf = (state: ProcedureState, choice: Choice, thing: Thing): readonly PossibleResult[] =>
  Array.from({ length: sidesOf(thing) }, (_, index) => {
    const face = index + 1
    const effect = effectOf(readFace(choice.plan, state.half, face), choice)
    return { face, text: writeThrown({ thing, face }), ...effect }
  })

const ruleFor = ({ plan }: Choice, results: readonly PossibleResult[]): Prompt['tooHigh'] => {
  if (results.some(({ again }) => again)) return 'again'
  return plan.kind === 'number' && plan.limit > plan.count ? 'subtract' : 'never'
}

const throwOf = ({ plan }: Choice, { half }: ProcedureState): Prompt['throw'] => {
  if (plan.kind !== 'half') return 'only'
  return half === undefined ? 'first' : 'second'
}

const restOf = (choice: Choice, state: ProcedureState): number =>
  throwOf(choice, state) === 'first' ? choice.possibilities.length - sidesOf(choice.plan.thing) : 0

const askedBy = ({ task: { action } }: Choice): Pick<Prompt, 'asks' | 'piece' | 'partner' | 'where'> => {
  switch (action.kind) {
    case 'place':
      return { asks: 'square', piece: action.piece, partner: action.partner, where: action.where }
    case 'swap':
      return { asks: 'partner', piece: action.piece, partner: undefined, where: [] }
    case 'color':
    case 'fill':
    case 'check':
      return { asks: 'color', piece: 'bishop', partner: undefined, where: [] }
  }
}

/** What to throw next; undefined once everything is placed, or at a dead end (`state.stuck`). */
export const nextStep = (state: ProcedureState): Prompt | undefined => {
  const { choice } = state
  if (choice === undefined) return undefined
  const { player, task, possibilities, plan } = choice
  const thing = nextThing(plan, state.half)
  const results = resultsOf(state, choice, thing)
  return {
    player,
    shared: task.step < sharedSteps(state.procedure),
    step: task.step,
    technique: state.procedure.steps[task.step]!.kind,
    ...askedBy(choice),
    chosen: state.players[player].filling.chosen,
    thing,
    throw: throwOf(choice, state),
    restSquares: restOf(choice, state),
    squares: possibilities.flatMap(({ places: [place] }, index) =>
      place === undefined ? [] : [{ place, number: index + 1 }],
    ),
    results,
    tooHigh: ruleFor(choice, results),
  }
}
