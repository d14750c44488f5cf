import { firstFound } from '../../firstFound'
import { pocketSize } from '../../board/pocket'
import { ROLES, type Role } from '../../board/role'
import { frameOf } from '../../setup/ranks/frame'
import { backRank, placesOf, shuffledIndices } from '../../setup/ranks/rank'
import type { RankCondition, VariantDefinition } from '../../variants/variant'
import { EMPTY, FREE, groundOf, letterOf, rankRoles, rolesOf, type Ground } from './ground'
import { tasksOf, placedBy } from './tasks'
import type { Procedure, Region, Step } from './procedure'
import type { ProcedureFault } from './procedureFault'

type Finder = (procedure: Procedure, ground: Ground) => ProcedureFault | undefined

const brokenRank: Finder = ({ rank, variant: id }, ground) => {
  const letters = [FREE, EMPTY, ...rolesOf(ground).map(role => letterOf(ground, role))]
  const at = Array.from(rank).findIndex(letter => !letters.includes(letter))
  if (at >= 0) return { kind: 'procedure', reason: 'notARank', path: '/rank', found: rank[at]!, at }
  if (id === undefined || ground.variant === undefined) return undefined
  const { width } = frameOf(ground.variant)
  return rank.length === width
    ? undefined
    : { kind: 'procedure', reason: 'width', path: '/rank', expected: width, found: rank.length }
}

const regionsOf = (step: Step): readonly Region[] => ('where' in step ? (step.where ?? []) : [])

const conditionsOf = (step: Step): readonly RankCondition[] => ('conditions' in step ? step.conditions : [])

/** Every piece that a step names, with its path in the step. */
const namedBy = (step: Step): readonly (readonly [path: string, role: Role])[] => [
  ...('piece' in step ? [['/piece', step.piece] as const] : []),
  ...('partner' in step ? [['/partner', step.partner] as const] : []),
  ...('pieces' in step ? step.pieces.map((role, at) => [`/pieces/${at}`, role] as const) : []),
  ...('never' in step ? step.never.map((role, at) => [`/never/${at}`, role] as const) : []),
  ...regionsOf(step).flatMap((region, at) =>
    'piece' in region ? [[`/where/${at}/piece`, region.piece] as const] : [],
  ),
  ...conditionsOf(step).flatMap((condition, at) =>
    condition.kind === 'oppositeColors'
      ? condition.roles.map((role, place) => [`/conditions/${at}/roles/${place}`, role] as const)
      : [],
  ),
]

const foreignPiece: Finder = ({ pieces, steps }, ground) => {
  const known = rolesOf(ground)
  const named = [
    ...ROLES.filter(role => pieces[role] !== undefined).map(role => [`/pieces/${role}`, role] as const),
    ...steps.flatMap((step, at) =>
      namedBy(step).map(([path, role]) => [`/steps/${at}${path}`, role] as const),
    ),
  ]
  const stranger = named.find(([, role]) => !known.includes(role))
  if (stranger === undefined) return undefined
  const [path, found] = stranger
  return { kind: 'procedure', reason: 'unknownWord', path, found, expected: known }
}

type Count = (role: Role) => number

/** The first piece of which there are more or fewer than expected. */
const miscounted = (
  reason: 'notPlaced' | 'otherArmy',
  expected: Count,
  found: Count,
): ProcedureFault | undefined => {
  const role = ROLES.find(one => expected(one) !== found(one))
  if (role === undefined) return undefined
  const counts = { expected: expected(role), found: found(role) }
  return { kind: 'procedure', reason, path: `/pieces/${role}`, role, ...counts }
}

const unplaced: Finder = ({ pieces, steps }) => {
  const placed = tasksOf({ steps }).flatMap(({ action }) => placedBy(action))
  return miscounted(
    'notPlaced',
    role => pieces[role] ?? 0,
    role => placesOf(placed, role).length,
  )
}

const crowded: Finder = ({ pieces, rank }) => {
  const free = rank.split(FREE).length - 1
  const count = pocketSize(pieces)
  return count <= free
    ? undefined
    : { kind: 'procedure', reason: 'tooFewSquares', path: '/pieces', expected: count, found: free }
}

/** The pieces that chance puts on a back rank of a system: the whole army, or those thrown before placement. */
const lotOf = ({ setupPhase, start }: VariantDefinition): readonly Role[] =>
  setupPhase?.kind === 'placement' ? setupPhase.random : start.shuffles.flatMap(({ pieces }) => pieces)

const otherSquares: Finder = ({ rank }, { variant, army }) => {
  if (variant === undefined) return undefined
  const shuffled = shuffledIndices(variant)
  const fixed = backRank(variant, frameOf(variant).board, 'white')
  const at = fixed.findIndex((role, place) => {
    const letter = role === undefined ? EMPTY : army.letters[role]
    return shuffled.includes(place) ? rank[place] === EMPTY : rank[place] !== letter
  })
  return at < 0 ? undefined : { kind: 'procedure', reason: 'fixedSquare', path: '/rank', at }
}

const otherArmy: Finder = ({ pieces, rank }, ground) => {
  const { variant } = ground
  if (variant === undefined) return undefined
  const standing = rankRoles(ground, rank)
  const given = shuffledIndices(variant).map(place => standing[place])
  return miscounted(
    'otherArmy',
    role => placesOf(lotOf(variant), role).length,
    role => placesOf(given, role).length + (pieces[role] ?? 0),
  )
}

const brokenSharing: Finder = ({ second, steps }) => {
  if (second.kind !== 'own' || (second.shared ?? 0) === 0) return undefined
  const isSound =
    second.turns === 'after' && second.shared! <= steps.length && steps.every(({ kind }) => kind !== 'check')
  return isSound ? undefined : { kind: 'procedure', reason: 'shared', path: '/second/shared' }
}

const FINDERS = [brokenRank, foreignPiece, otherSquares, unplaced, crowded, otherArmy, brokenSharing]

/** What does not fit between a procedure's army, its rank and its steps; the simplest fault first. */
export const armyFault = (procedure: Procedure): ProcedureFault | undefined => {
  const ground = groundOf(procedure)
  return firstFound(FINDERS, find => find(procedure, ground))
}
