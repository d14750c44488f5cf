import { unwrap } from '@shared/result'
import type { Random } from '@shared/setup/random'
import { procedureById } from '@shared/procedures/catalogue'
import type { Equipment, Procedure } from '@shared/procedures/procedure'
import { nextStep } from '@shared/procedures/prompt'
import type { ProcedureState } from '@shared/procedures/state'
import { beginProcedure, replayThrows, throwResult } from '@shared/procedures/throwing'

/** A procedure of the catalogue. */
export const procedureOf = (id: string): Procedure => procedureById(id)!

/** A procedure after these results, `1 2 HT`; all of them must fit. */
export const thrown = (id: string, equipment: Equipment, results: string): ProcedureState =>
  unwrap(replayThrows(procedureOf(id), equipment, results.split(' ').filter(Boolean)))

/** Throws until everything stands. */
export const thrownByLot = (
  procedure: Procedure,
  random: Random,
  equipment: Equipment = procedure.equipment[0],
): ProcedureState => {
  let state = beginProcedure(procedure, equipment)
  for (let prompt = nextStep(state); prompt !== undefined; prompt = nextStep(state))
    state = unwrap(throwResult(state, String(1 + random.below(prompt.results.length))))
  return state
}
