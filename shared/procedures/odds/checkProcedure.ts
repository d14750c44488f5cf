import type { Color } from '../../board/color'
import { chain, err, ok, type Result } from '../../result'
import { takeCensus } from './census'
import { forgetful, lastChecks } from './forgetting'
import type { Procedure } from '../model/procedure'
import { scriptOf } from '../model/state'
import { walk, type WalkFault } from './walk'

/** Whether any rank passes the last checks. */
const passesLast = (procedure: Procedure, player: Color): Result<unknown, WalkFault> => {
  const { tasks } = scriptOf(procedure)
  const checks = lastChecks({ tasks })
  if (checks === tasks.length) return ok(undefined)
  const census = takeCensus(procedure, player)
  if (census === undefined)
    return walk({ procedure, equipment: procedure.equipment, player, forget: forgetful(procedure) })
  const { step } = tasks[checks]!
  return census.heaps.size > 0 ? ok(undefined) : err({ kind: 'walk', reason: 'neverMet', player, step })
}

const checkPlayer = (procedure: Procedure, player: Color): Result<unknown, WalkFault> => {
  const { equipment } = procedure
  const until = lastChecks(scriptOf(procedure))
  const plan = { procedure, equipment, player, forget: forgetful(procedure, until) }
  return chain(walk(plan, undefined, 0, until), () => passesLast(procedure, player))
}

/** Whether a procedure ends: always, or it has too many states to tell. */
export type Ending = 'always' | 'unknown'

/**
 * Whether a procedure always ends with every piece on the rank, whatever is thrown and with whichever of its
 * equipment: found out by visiting every state it can come to. (That the steps place the very pieces of the
 * army has been seen when it was read.) The fault is the first that a player can run into.
 */
export const checkProcedure = (procedure: Procedure): Result<Ending, WalkFault> => {
  const white = checkPlayer(procedure, 'white')
  const both = procedure.second.kind === 'own' ? chain(white, () => checkPlayer(procedure, 'black')) : white
  if (both.ok) return ok('always')
  return both.error.reason === 'tooManyRanks' ? ok('unknown') : both
}
