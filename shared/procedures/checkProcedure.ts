import { ok, type Result } from '../result'
import { forgetful } from './forgetting'
import type { Procedure } from './procedure'
import { walk, type WalkFault } from './walk'

/**
 * Whether a procedure always ends with every piece on the rank, whatever is thrown and with whichever of its
 * equipment: found out by visiting every state it can come to. (That the steps place the very pieces of the
 * army has been seen when it was read.) The fault is the first that a player can run into; `tooManyRanks`
 * where the states are too many to tell.
 */
export const checkProcedure = (procedure: Procedure): Result<Procedure, WalkFault> => {
  const players = procedure.second.kind === 'own' ? (['white', 'black'] as const) : (['white'] as const)
  const { equipment } = procedure
  const forget = forgetful(procedure)
  for (const player of players) {
    const walked = walk({ procedure, equipment, player, forget })
    if (!walked.ok) return walked
  }
  return ok(procedure)
}
