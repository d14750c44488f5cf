import type { Role } from '../board/role'
import { ok, type Result } from '../result'
import { EMPTY, FREE, groundOf, letterOf, type RankText } from './ground'
import type { Action } from './moves'
import type { Procedure } from './procedure'
import { scriptOf } from './state'
import { walk, type WalkFault } from './walk'

/** Stands for every piece that no later move looks at. */
const TAKEN = 'x'

/** The pieces that a move looks at on the rank. */
const lookedAt = (action: Action): readonly Role[] =>
  action.kind === 'place' ? action.where.flatMap(region => ('piece' in region ? [region.piece] : [])) : []

const needsWholeRanks = (action: Action): boolean => action.kind === 'check' || action.kind === 'swap'

/**
 * Forgets which piece stands where, but for those that later moves count from: the moves that follow are
 * the same, and the ranks are few. Undefined where a check or a swap looks at all pieces.
 */
const forgetful = (procedure: Procedure): ((rank: RankText, nextMove: number) => RankText) | undefined => {
  const { moves } = scriptOf(procedure)
  if (moves.some(({ action }) => needsWholeRanks(action))) return undefined
  const ground = groundOf(procedure)
  const kept = moves.map(
    (_, index) =>
      new Set(
        moves.slice(index).flatMap(({ action }) => lookedAt(action).map(role => letterOf(ground, role))),
      ),
  )
  return (rank, nextMove) =>
    Array.from(rank, letter =>
      letter === FREE || letter === EMPTY || kept[nextMove]?.has(letter) ? letter : TAKEN,
    ).join('')
}

/**
 * Whether a procedure always ends with every piece on the rank, whatever is thrown and with whichever of its
 * equipment: found out by visiting every state it can come to. (That the steps place the very pieces of the
 * army has been seen when it was read.) The fault is the first that a player can run into.
 */
export const checkProcedure = (procedure: Procedure): Result<Procedure, WalkFault> => {
  const forget = forgetful(procedure)
  const players = procedure.second.kind === 'own' ? (['white', 'black'] as const) : (['white'] as const)
  const { equipment } = procedure
  for (const player of players) {
    const walked = walk({ procedure, equipment, player, ...(forget && { forget }) })
    if (!walked.ok) return walked
  }
  return ok(procedure)
}
