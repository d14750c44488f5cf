import type { Result } from '@shared/result'
import type { ArrayFault, ArrayQuestion, ArrayValue } from './arrayEvaluator'

/** An engine has died or fallen silent over an array; another one may know its value. */
export interface LaneDeath {
  readonly kind: 'died'
  readonly detail: string
  /** Its latest lines. */
  readonly said: readonly string[]
}

export type LaneAnswer = Result<ArrayValue, ArrayFault | LaneDeath>

/** A thread or a process that looks at one array at a time. Once it has died it is of no more use. */
export interface Lane {
  /** Always answers; if it is ended meanwhile, that it has died. */
  ask(question: ArrayQuestion, nodes: number): Promise<LaneAnswer>
  /** Ends it in the midst of its work, if need be; resolves when nothing of it is left. */
  end(): Promise<void>
}
