import { t } from '@shared/i18n/t'
import { FREE } from '@shared/procedures/model/ground'
import { planFor } from '@shared/procedures/model/plan'
import { EQUIPMENT, type Equipment, type Procedure } from '@shared/procedures/model/procedure'
import type { ProcedureState } from '@shared/procedures/model/state'
import { readThrowLog, THROWS_TAG } from '@shared/procedures/throwing/throwLog'
import { replayThrows } from '@shared/procedures/throwing/throwing'
import { describeLog, describeThrow } from '@shared/procedures/words/faults'
import { chain, err, ok, type Result } from '@shared/result'

/** What can be thrown for all squares of a rank, the procedure's own first. */
export const equipmentFor = ({ rank, equipment }: Procedure): readonly Equipment[] => {
  const free = Math.max(2, rank.split(FREE).length - 1)
  const others = EQUIPMENT.filter(one => !equipment.includes(one) && planFor(one, free) !== undefined)
  return [...equipment, ...others]
}

/** A log as it is copied, alone or as a tag of a PGN. */
const bareLog = (text: string): string =>
  (new RegExp(`\\[${THROWS_TAG}\\s+"([^"]*)"\\s*\\]`).exec(text)?.[1] ?? text).trim()

/** How far a log could be thrown again, and why no further. */
export interface Replayed {
  readonly state: ProcedureState
  readonly fault: string | undefined
}

/** Throws a log again; what fits of it stands. An error, as a sentence, if it is no log of these procedures. */
export const replayedLog = (text: string, procedures: readonly Procedure[]): Result<Replayed, string> => {
  const read = readThrowLog(bareLog(text))
  return chain(
    read.ok ? read : err(describeLog(read.error)),
    ({ procedure: id, equipment, results }): Result<Replayed, string> => {
      const procedure = procedures.find(one => one.id === id)
      if (!procedure) return err(t('dice.log.noProcedure', { id }))
      const replayed = replayThrows(procedure, equipment, results)
      if (replayed.ok) return ok({ state: replayed.value, fault: undefined })
      const { at, before } = replayed.error
      const problem = describeThrow(replayed.error)
      return ok({ state: before, fault: t('dice.log.throwFault', { number: at + 1, problem }) })
    },
  )
}
