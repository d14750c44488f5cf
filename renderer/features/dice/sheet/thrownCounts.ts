import type { Equipment, Procedure } from '@shared/procedures/model/procedure'
import type { ProcedureState } from '@shared/procedures/model/state'
import { nextStep } from '@shared/procedures/throwing/prompt'
import { beginProcedure, throwResult } from '@shared/procedures/throwing/throwing'
import { seededRandom, type Random } from '@shared/setup/starts/random'

/** Throwings that are tried out, and throws of one at most: conditions may have it begun again. */
const THROWINGS = 400
const MAX_THROWS = 400

const thrownAgain = (state: ProcedureState, random: Random): ProcedureState | undefined => {
  const prompt = nextStep(state)
  if (!prompt) return undefined
  const next = throwResult(state, String(1 + random.below(prompt.results.length)))
  return next.ok ? next.value : undefined
}

/** Among how many squares, or colors of squares, each kind of equipment has to choose, two or more. */
export type ThrownCounts = ReadonlyMap<Equipment, ReadonlySet<number>>

const countThrown = (procedure: Procedure): ThrownCounts => {
  const random = seededRandom('sheet')
  const counts = new Map<Equipment, Set<number>>(procedure.equipment.map(one => [one, new Set()]))
  const note = ({ choice }: ProcedureState) => {
    if (!choice) return
    const used = choice.task.throwing.with
    for (const one of used === undefined ? procedure.equipment : [used])
      counts.set(one, (counts.get(one) ?? new Set()).add(choice.possibilities.length))
  }
  for (let throwing = 0; throwing < THROWINGS; throwing++) {
    let state: ProcedureState | undefined = beginProcedure(procedure)
    for (let thrown = 0; state && thrown < MAX_THROWS; thrown++) {
      note(state)
      state = thrownAgain(state, random)
    }
  }
  return counts
}

const KNOWN = new WeakMap<Procedure, ThrownCounts>()

/**
 * Finds out by trying among how many squares players have to choose, so that a sheet says only what they need. Always the same
 * for the same procedure, and tried once only, as it takes a tenth of a second; what comes up less than once in some hundred
 * throwings may be missed.
 */
export const thrownCounts = (procedure: Procedure): ThrownCounts => {
  const counts = KNOWN.get(procedure) ?? countThrown(procedure)
  KNOWN.set(procedure, counts)
  return counts
}
