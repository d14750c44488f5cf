import { chain, err, map, ok } from '@shared/result'
import { checkProcedure } from '@shared/procedures/checkProcedure'
import { oddsOf, oddsRecord, type TellProgress } from '@shared/procedures/odds'
import { pairOddsOf, pairOddsRecord } from '@shared/procedures/pairOdds'
import type { Equipment, Procedure } from '@shared/procedures/procedure'
import { describeWalk } from '@shared/procedures/words/faults'
import type { Answered } from '../answers'
import { pairText, rankText } from './oddsText'

/** What `backrank odds` is asked for. */
export interface OddsJob {
  readonly procedure: Procedure
  readonly equipment: Equipment
  /** Of both armies together. */
  readonly both: boolean
  readonly json: boolean
  /** The file it was read from: then it has to be found out whether it always ends. */
  readonly file?: string
}

const checked = ({ procedure, file }: OddsJob): Answered<Procedure> => {
  if (file === undefined) return ok(procedure)
  const found = checkProcedure(procedure)
  return found.ok ? found : err(`${file}: ${describeWalk(procedure, found.error)}`)
}

const written = (job: OddsJob, record: unknown, text: string): string =>
  job.json ? `${JSON.stringify(record)}\n` : text

const rankAnswer = (job: OddsJob, tell: TellProgress) =>
  map(oddsOf(job.procedure, job.equipment, 'white', tell), odds =>
    written(job, oddsRecord(job.procedure.id, odds), rankText({ ...job, odds })),
  )

const pairAnswer = (job: OddsJob, tell: TellProgress) =>
  map(pairOddsOf(job.procedure, job.equipment, tell), odds =>
    written(job, pairOddsRecord(job.procedure.id, odds), pairText({ ...job, odds })),
  )

/** The whole answer to print, or a sentence that says why there is none. */
export const oddsAnswer = (job: OddsJob, tell: TellProgress): Answered<string> =>
  chain(checked(job), procedure => {
    const answer = (job.both ? pairAnswer : rankAnswer)(job, tell)
    return answer.ok ? answer : err(`${procedure.id}: ${describeWalk(procedure, answer.error)}`)
  })
