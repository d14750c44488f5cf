import type { Color } from '../../board/color'
import { chain, ok, type Result } from '../../result'
import { censusOf } from './odds'
import type { Procedure } from '../model/procedure'
import { scriptOf } from '../model/state'
import { lastChecks, walkProcedure } from './walk'
import type { WalkFault } from './walkFault'

/** Checks that at least one rank passes the last checks. */
const passesLast = (procedure: Procedure, player: Color): Result<unknown, WalkFault> => {
  const { tasks } = scriptOf(procedure)
  if (lastChecks({ tasks }) === tasks.length) return ok(undefined)
  const census = censusOf(procedure, player)
  if (census.ok || census.error.reason !== 'tooManyRanks') return census
  return walkProcedure({ procedure, equipment: procedure.equipment, player })
}

const checkPlayer = (procedure: Procedure, player: Color): Result<unknown, WalkFault> => {
  const { equipment } = procedure
  const until = lastChecks(scriptOf(procedure))
  return chain(walkProcedure({ procedure, equipment, player }, until), () => passesLast(procedure, player))
}

/** Whether a procedure always ends; `unknown` if it has too many states to find out. */
export type ProcedureEnding = 'always' | 'unknown'

/**
 * Whether a procedure always ends with every piece on the rank, for all throws and with any of its equipment. It visits every state that
 * can arise. (That the steps place exactly the pieces of the army was checked when the procedure was read.) The fault is the first one that
 * a player can run into.
 */
export const checkProcedure = (procedure: Procedure): Result<ProcedureEnding, WalkFault> => {
  const white = checkPlayer(procedure, 'white')
  const both = procedure.second.kind === 'own' ? chain(white, () => checkPlayer(procedure, 'black')) : white
  if (both.ok) return ok('always')
  return both.error.reason === 'tooManyRanks' ? ok('unknown') : both
}
