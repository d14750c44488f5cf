import type { Result } from '@shared/result'
import type { Examination, ExaminationFault, ExaminationQuestion } from './examiner'

/** An engine has died or fallen silent over a position; another one may know it. */
export interface LaneDeath {
  readonly kind: 'died'
  readonly detail: string
  /** Its latest lines. */
  readonly said: readonly string[]
}

export type LaneAnswer = Result<Examination, ExaminationFault | LaneDeath>

/** A thread or a process that looks at one position at a time. Once it has died it is of no more use. */
export interface Lane {
  /** Always answers; if it is ended meanwhile, that it has died. */
  ask(question: ExaminationQuestion): Promise<LaneAnswer>
  /** Ends it in the midst of its work, if need be; resolves when nothing of it is left. */
  end(): Promise<void>
}
