import type { Role } from '../board/role'
import { rolesLookedAt } from '../setup/conditions'
import type { RankCondition } from '../variants/variant'
import { EMPTY, FREE, letterOf, rolesOf, type Ground, type RankText } from './ground'
import type { Action } from './moves'
import type { Procedure } from './procedure'
import { scriptOf } from './state'

/** Stands for every piece that does not matter any more. */
const TAKEN = 'x'

/** Makes ranks alike that the moves from `nextMove` on cannot tell apart. */
export type Forget = (rank: RankText, nextMove: number) => RankText

const ofConditions = (conditions: readonly RankCondition[], ground: Ground): readonly Role[] =>
  conditions.flatMap(condition => rolesLookedAt(condition) ?? rolesOf(ground))

/** The pieces that an action tells from others on the rank. */
const lookedAt = (action: Action, ground: Ground): readonly Role[] => {
  switch (action.kind) {
    case 'place':
      return action.where.flatMap(region => ('piece' in region ? [region.piece] : []))
    case 'swap':
      return [action.piece, ...action.never, ...ofConditions(action.conditions, ground)]
    case 'check':
      return ofConditions(action.conditions, ground)
    case 'color':
    case 'fill':
      return []
  }
}

/**
 * Forgets which piece stands where, but for those that later moves look at: all that may happen is the same,
 * and the ranks are few.
 *
 * @param needed more pieces that a move needs
 */
export const forgetful = (
  procedure: Procedure,
  needed: (action: Action) => readonly Role[] = () => [],
): Forget => {
  const { moves, ground } = scriptOf(procedure)
  const kept = [new Set([FREE, EMPTY])]
  for (const { action } of moves.toReversed()) {
    const letters = [...lookedAt(action, ground), ...needed(action)].map(role => letterOf(ground, role))
    kept.unshift(new Set([...kept[0]!, ...letters]))
  }
  return (rank, nextMove) => {
    const letters = kept[nextMove]!
    let known = ''
    for (const letter of rank) known += letters.has(letter) ? letter : TAKEN
    return known
  }
}
