import type { Role } from '../board/role'
import { rolesLookedAt } from '../setup/conditions'
import type { RankCondition } from '../variants/variant'
import { rolesOf, type Ground } from './ground'
import { placedBy, type Action, type Move } from './moves'
import type { Script } from './state'

type MovesOnGround = Pick<Script, 'moves' | 'ground'>

/** The conditions of checks that are seen to as soon as the kinds they look at are settled, by move. */
export type Foresight = ReadonlyMap<number, readonly RankCondition[]>

/**
 * When it is known whether a condition of the check at `index` is met: with the move that puts down the first
 * piece of the last kind. Undefined if pieces of them come after the check.
 */
const settledAt = (
  { moves, ground }: MovesOnGround,
  condition: RankCondition,
  index: number,
): number | undefined => {
  let known = 0
  for (const role of rolesLookedAt(condition) ?? rolesOf(ground)) {
    const places = moves.flatMap(({ action }, at) => (placedBy(action).includes(role) ? [at] : []))
    if (places.some(at => at > index)) return undefined
    known = Math.max(known, places[0] ?? 0)
  }
  return known
}

/** What all checks ask, each condition at the move that settles it. */
export const foresightOf = (script: MovesOnGround): Foresight => {
  const foresight = new Map<number, readonly RankCondition[]>()
  for (const [index, { action }] of script.moves.entries())
    for (const condition of action.kind === 'check' ? action.conditions : []) {
      const at = settledAt(script, condition, index)
      if (at !== undefined) foresight.set(at, [...(foresight.get(at) ?? []), condition])
    }
  return foresight
}

/** An action without what was foreseen of it. */
export const unforeseen = (action: Action, foresight: Foresight): Action => {
  if (action.kind !== 'check') return action
  const seen = [...foresight.values()].flat()
  return { ...action, conditions: action.conditions.filter(condition => !seen.includes(condition)) }
}

/** The roles that are looked at by what is foreseen at a move. */
export const foreseenRoles = (foresight: Foresight, index: number, ground: Ground): readonly Role[] =>
  (foresight.get(index) ?? []).flatMap(condition => rolesLookedAt(condition) ?? rolesOf(ground))

/** Whether a move puts a piece on any free square: such moves may change places. */
const isAnywhere = ({ action }: Move): boolean =>
  action.kind === 'place' && action.where.length === 0 && !action.chosen && action.partner === undefined

const checkedRoles = ({ moves, ground }: MovesOnGround): ReadonlySet<Role> =>
  new Set(
    moves.flatMap(({ action }) =>
      action.kind === 'check'
        ? action.conditions.flatMap(condition => rolesLookedAt(condition) ?? rolesOf(ground))
        : [],
    ),
  )

/** Pieces of a kind together: those of which some stand already, then those that a check looks at. */
const inOrder = (
  run: readonly Move[],
  before: readonly Move[],
  checked: ReadonlySet<Role>,
): readonly Move[] => {
  const begun = new Set(before.flatMap(({ action }) => placedBy(action)))
  const nameOf = ({ action }: Move): string => {
    const [role = ''] = placedBy(action)
    return `${begun.has(role as Role) ? 0 : checked.has(role as Role) ? 1 : 2}${role}`
  }
  return run.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), 'en'))
}

/**
 * The moves in an order in which pieces of a kind come together: where they may stand anywhere, the order of
 * throws changes no odds.
 *
 * @param border the index of a move before which all moves stay before it
 */
export const untangled = (script: MovesOnGround, border: number): readonly Move[] => {
  const checked = checkedRoles(script)
  const sorted: Move[] = []
  let run: Move[] = []
  const endRun = () => {
    sorted.push(...inOrder(run, sorted, checked))
    run = []
  }
  for (const [index, move] of script.moves.entries()) {
    if (index === border || !isAnywhere(move)) endRun()
    if (isAnywhere(move)) run.push(move)
    else sorted.push(move)
  }
  endRun()
  return sorted
}
