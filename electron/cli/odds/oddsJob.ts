import { chain, err, map, ok, type Result } from '@shared/result'
import { checkProcedure, type ProcedureEnding } from '@shared/procedures/odds/checkProcedure'
import { oddsRecord } from '@shared/procedures/odds/odds'
import { pairOddsRecord } from '@shared/procedures/odds/pairOdds'
import type { Estimate } from '@shared/procedures/odds/estimate'
import type { WalkFault } from '@shared/procedures/odds/walkFault'
import { weighPairs, weighRank, type WeighPlan } from '@shared/procedures/odds/weigh'
import { describeWalk } from '@shared/procedures/words/faults'
import type { Answered } from '../io/answers'
import { estimateRecord, estimateText, pairText, rankText } from './oddsText'

/** A request to `backrank odds`. */
export interface OddsJob extends Pick<WeighPlan, 'procedure' | 'equipment' | 'seed'> {
  /** Whether the odds of both armies together are wanted. */
  readonly both: boolean
  readonly json: boolean
  /** The file that the procedure was read from; it must then be checked whether the procedure always ends. */
  readonly file?: string
}

const checked = ({ procedure, file }: OddsJob): Answered<ProcedureEnding> => {
  if (file === undefined) return ok('always')
  const found = checkProcedure(procedure)
  return found.ok ? found : err(`${file}: ${describeWalk(procedure, found.error)}`)
}

const written = (job: OddsJob, record: unknown, text: string): string =>
  job.json ? `${JSON.stringify(record)}\n` : text

const estimateAnswer = (job: OddsJob, odds: Estimate, ending: ProcedureEnding): string => {
  const text = estimateText({ ...job, odds }, job.both ? 'pairs of armies' : 'ranks', ending)
  return written(job, estimateRecord(job.procedure.id, odds), text)
}

type Answering = (job: OddsJob, plan: WeighPlan, ending: ProcedureEnding) => Result<string, WalkFault>

const rankAnswer: Answering = (job, plan, ending) =>
  map(weighRank(plan), weighed => {
    if (weighed.kind === 'estimate') return estimateAnswer(job, weighed.estimate, ending)
    const { odds } = weighed
    return written(job, oddsRecord(job.procedure.id, odds), rankText({ ...job, odds }))
  })

const pairAnswer: Answering = (job, plan, ending) =>
  map(weighPairs(plan), weighed => {
    if (weighed.kind === 'estimate') return estimateAnswer(job, weighed.estimate, ending)
    const { odds } = weighed
    return written(job, pairOddsRecord(job.procedure.id, odds), pairText({ ...job, odds }))
  })

/** The whole answer to print, or a sentence that says why there is none. */
export const oddsAnswer = (job: OddsJob, tell: NonNullable<WeighPlan['tell']>): Answered<string> =>
  chain(checked(job), ending => {
    const { procedure, equipment, seed } = job
    const plan = { procedure, equipment, tell, ...(seed !== undefined && { seed }) }
    const answer = (job.both ? pairAnswer : rankAnswer)(job, plan, ending)
    return answer.ok ? answer : err(`${procedure.id}: ${describeWalk(procedure, answer.error)}`)
  })
