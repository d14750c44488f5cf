import { rankCount } from '../../setup/ranks/ranks'
import { variantById } from '../../variants'
import type { Equipment, Procedure } from '../model/procedure'
import { rankOdds } from './odds'

/** How many of the ranks that a procedure can give are starts of its system. */
export interface StartShare {
  readonly starts: number
  readonly ranks: number
}

/** The procedure that throws again until the rank is a start; undefined where that is plain. */
const untilStart = (procedure: Procedure, ranks: number): Procedure | undefined => {
  const system = procedure.variant && variantById(procedure.variant)
  const checked = procedure.steps.some(({ kind }) => kind === 'check')
  if (!system || checked || rankCount(system) === ranks) return undefined
  const { conditions } = system.start
  return { ...procedure, steps: [...procedure.steps, { kind: 'check', conditions }] }
}

/**
 * Undefined where all ranks of a procedure are starts (as many as the system has are taken for those), where it has a check of its own, or where they are too many to
 * be looked through.
 *
 * @param ranks how many it can give
 */
export const startShare = (
  procedure: Procedure,
  equipment: Equipment,
  ranks: number,
): StartShare | undefined => {
  const checked = untilStart(procedure, ranks)
  const odds = checked && rankOdds(checked, equipment)
  if (!odds?.ok || odds.value.positions === ranks) return undefined
  return { starts: odds.value.positions, ranks }
}
