import { chain, map, ok, type Result } from '@shared/result'
import { checkProcedure, type ProcedureEnding } from '@shared/procedures/odds/checkProcedure'
import type { Equipment, Procedure } from '@shared/procedures/model/procedure'
import type { WalkFault } from '@shared/procedures/odds/walkFault'
import type { WeighProgress } from '@shared/procedures/odds/weigh'
import { oddsReport, type OddsReport } from './oddsReport'

/** A computation of odds outside the page. */
export interface OddsJob {
  readonly procedure: Procedure
  readonly equipment: Equipment
  /** Also checks whether the procedure always ends, whatever is thrown. */
  readonly check: boolean
}

/** The results for a procedure. */
export interface FoundOdds {
  readonly report: OddsReport
  readonly ending: ProcedureEnding
}

/** What a job reports while it runs and at its end. */
export type OddsNews =
  | { readonly kind: 'progress'; readonly progress: WeighProgress }
  | { readonly kind: 'found'; readonly found: FoundOdds }
  /** The procedure does not always end, or its ranks have no odds. */
  | { readonly kind: 'fault'; readonly fault: WalkFault }
  /** The thread crashed; with its message, if any. */
  | { readonly kind: 'crash'; readonly message: string }

/** Does a whole job. */
export const doOddsJob = ({ procedure, equipment, check }: OddsJob, tell: (news: OddsNews) => void): void => {
  const plan = {
    procedure,
    equipment,
    tell: (progress: WeighProgress) => tell({ kind: 'progress', progress }),
  }
  const checked: Result<ProcedureEnding, WalkFault> = check ? checkProcedure(procedure) : ok('always')
  const found = chain(checked, ending => map(oddsReport(plan), report => ({ report, ending })))
  tell(found.ok ? { kind: 'found', found: found.value } : { kind: 'fault', fault: found.error })
}
