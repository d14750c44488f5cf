import type { Role } from '../../board/role'
import type { RankCondition } from '../../variants/variant'
import type { Procedure, Region, SquareColor, Step, ThrowRule } from './procedure'

/** One action on a rank, with at most one choice, which is thrown for. */
export type Action =
  /** The color of the next bishop's square. */
  | { readonly kind: 'color' }
  /** Puts a piece on the n-th free square of the regions; with `chosen`, on a square of the color thrown before. */
  | {
      readonly kind: 'place'
      readonly piece: Role
      readonly where: readonly Region[]
      readonly chosen?: true
      readonly partner?: Role
    }
  /** Fills all remaining free squares, from the left. */
  | { readonly kind: 'fill'; readonly pieces: readonly Role[] }
  | {
      readonly kind: 'swap'
      readonly piece: Role
      readonly never: readonly Role[]
      readonly conditions: readonly RankCondition[]
    }
  | { readonly kind: 'check'; readonly conditions: readonly RankCondition[] }

/** An action with the step to which it belongs. */
export interface Task {
  readonly action: Action
  readonly throwing: ThrowRule
  /** Index in the procedure's steps. */
  readonly step: number
  /** Players who take turns change after each turn; a color and its square are the same turn. */
  readonly turn: number
}

const placing = (piece: Role, ...where: readonly Region[]): Action => ({ kind: 'place', piece, where })

const FREE_BISHOP: readonly Action[] = [
  { kind: 'color' },
  { kind: 'place', piece: 'bishop', where: [], chosen: true },
]

const OTHER_COLOR: Readonly<Record<SquareColor, SquareColor>> = {
  dark: 'light',
  light: 'dark',
  corner: 'beside',
  beside: 'corner',
}

/** The actions of a step, grouped by turns. */
const actionsOf = (step: Step): readonly (readonly Action[])[] => {
  switch (step.kind) {
    case 'place':
      return [[placing(step.piece, ...(step.where ?? []))]]
    case 'mirrored':
      return [[{ kind: 'place', piece: step.piece, partner: step.partner, where: step.where ?? [] }]]
    case 'bishopsOpposite':
      return [
        [placing('bishop', { kind: 'color', color: step.first })],
        [placing('bishop', { kind: 'color', color: OTHER_COLOR[step.first] })],
      ]
    case 'bishopsFree':
      return [FREE_BISHOP, FREE_BISHOP]
    case 'kingInside':
      return [[placing('king', { kind: 'inner' })]]
    case 'rooksAroundKing':
      return [
        [placing('rook', { kind: 'leftOf', piece: 'king' })],
        [placing('rook', { kind: 'rightOf', piece: 'king' })],
      ]
    case 'kingAndRooksLast':
      return [[{ kind: 'fill', pieces: ['rook', 'king', 'rook'] }]]
    case 'fill':
      return [[{ kind: 'fill', pieces: step.pieces }]]
    case 'swap':
      return [[{ kind: 'swap', piece: step.piece, never: step.never, conditions: step.conditions }]]
    case 'check':
      return [[{ kind: 'check', conditions: step.conditions }]]
  }
}

const throwingOf = (step: Step): ThrowRule => ({
  ...('with' in step && { with: step.with }),
  ...('tooHigh' in step && { tooHigh: step.tooHigh }),
})

/** All tasks of a player, from the first step to the last. */
export const tasksOf = ({ steps }: Pick<Procedure, 'steps'>): readonly Task[] =>
  steps
    .flatMap((step, index) => actionsOf(step).map(actions => ({ step, index, actions })))
    .flatMap(({ step, index, actions }, turn) =>
      actions.map(action => ({ action, throwing: throwingOf(step), step: index, turn })),
    )

/** The pieces that an action puts on the rank. */
export const placedBy = (action: Action): readonly Role[] => {
  switch (action.kind) {
    case 'place':
      return action.partner === undefined ? [action.piece] : [action.piece, action.partner]
    case 'fill':
      return action.pieces
    case 'color':
    case 'swap':
    case 'check':
      return []
  }
}
