import type { CountedTree } from '@shared/ipc/selfTest'

/** What a step came to, beside what it should have come to. */
export interface StepResult {
  readonly expected: number | string
  readonly found: number | string
  /** Of a move tree. */
  readonly tree?: CountedTree
}

/**
 * A running step: yields the work done since it last yielded, in units of about one leaf, and ends with its result.
 * Between two yields passes a small part of a second, and the caller may stop for good.
 */
export type Work = Generator<number, StepResult, undefined>
