import { checkProcedure } from '@shared/procedures/checkProcedure'
import type { Equipment, Procedure } from '@shared/procedures/procedure'
import { describeWalk } from '@shared/procedures/words/faults'
import { oddsReport, type OddsReport } from './oddsReport'

/** What is to be worked out away from the page. */
export interface OddsJob {
  readonly procedure: Procedure
  readonly equipment: Equipment
  /** Also find out whether the procedure always ends, whatever is thrown. */
  readonly check: boolean
}

/** What a job tells while it goes on, and in the end. */
export type OddsNews =
  | { readonly kind: 'progress'; readonly done: number; readonly all: number }
  | { readonly kind: 'report'; readonly report: OddsReport }
  /** A sentence: the procedure does not always end, or its ranks are too many. */
  | { readonly kind: 'fault'; readonly fault: string }

const faultOf = ({ procedure, check }: OddsJob): string | undefined => {
  const checked = check ? checkProcedure(procedure) : undefined
  return checked && !checked.ok ? describeWalk(procedure, checked.error) : undefined
}

/** Does a job from its beginning to its end. */
export const doOddsJob = (job: OddsJob, tell: (news: OddsNews) => void): void => {
  const fault = faultOf(job)
  if (fault !== undefined) {
    tell({ kind: 'fault', fault })
    return
  }
  const { procedure, equipment } = job
  const report = oddsReport(procedure, equipment, (done, all) => tell({ kind: 'progress', done, all }))
  tell(
    report.ok
      ? { kind: 'report', report: report.value }
      : { kind: 'fault', fault: describeWalk(procedure, report.error) },
  )
}
