import * as v from 'valibot'
import type { Result } from '../result'
import type { SelfTestCounts } from '../selfTest'
import { type VariantId, VARIANTS } from '../variants'
import { ofType, request } from './declare'
import { listOf, object, variant, word } from './schemas'

/** How much is counted: enough for a first look, a good part, or everything. */
export const SELF_TEST_LEVELS = ['quick', 'standard', 'full'] as const
export type SelfTestLevel = (typeof SELF_TEST_LEVELS)[number]

const selfTestRequest = object({
  level: v.picklist(SELF_TEST_LEVELS),
  /** In the order in which they are tested; empty for all. */
  variants: listOf(variant, VARIANTS.length),
})

/** Why there is nothing to test against: the reference numbers are missing or cannot be read. */
export interface ReferencesError {
  readonly kind: 'reference'
  readonly reason: 'missing' | 'broken'
  /** Absolute path. */
  readonly file: string
  /** 1-based number of the line that is not valid in such a file; absent if the file is missing. */
  readonly line?: number
}

/** The tests of a system, with their progress. */
export interface SelfTestRow extends SelfTestCounts {
  readonly variant: VariantId
  /** The leaves of all its trees according to the reference numbers. */
  readonly expected: number
}

/** A number that differs from the reference. */
export interface SelfTestDifference {
  readonly variant: VariantId
  /** The name of the position in the suite, or what was counted. */
  readonly what: string
  readonly expected: number | string
  readonly found: number | string
  /** For a move tree: where to look for the error. */
  readonly tree?: CountedTree
}

/** A position and the leaves below each of its moves. */
export interface CountedTree {
  readonly fen: string
  /** Ids of the variant's options that are on. */
  readonly options: readonly string[]
  /** In plies. */
  readonly depth: number
  /** Sorted by UCI; empty if the position was refused. */
  readonly divide: readonly { readonly uci: string; readonly nodes: number }[]
}

/** What is being counted now. */
export interface SelfTestStep {
  readonly variant: VariantId
  readonly what: string
  /** In plies; absent if it is not a move tree. */
  readonly depth?: number
}

/** A run that has begun. */
export interface SelfTestStart {
  readonly runId: string
  readonly rows: readonly SelfTestRow[]
}

/** The results of a run so far. The window, the text output of the command and its JSON all show this. */
export interface SelfTestResult extends SelfTestStart {
  readonly elapsedMs: number
  /** All of them, in the order in which they were found. */
  readonly differences: readonly SelfTestDifference[]
}

export interface SelfTestProgress extends SelfTestResult {
  /** Share of the work that is done, 0 to 1. */
  readonly done: number
  /** Estimated milliseconds left at the pace so far; absent until an estimate makes sense. */
  readonly leftMs?: number
  readonly current?: SelfTestStep
}

export interface SelfTestReport extends SelfTestResult {
  readonly ending: 'finished' | 'cancelled' | 'broken'
  /** What stopped a broken run, for the log and the curious. */
  readonly detail?: string
}

export const selfTestRequests = {
  /** Begins a run; one that is in progress is cancelled. */
  'selfTest:start': request([selfTestRequest], ofType<Result<SelfTestStart, ReferencesError>>()),
  /** Ends a run early, by its id; it still reports its results. */
  'selfTest:cancel': request([word]),
}

export const selfTestEvents = {
  /** At most ten times a second. */
  'selfTest:progress': ofType<SelfTestProgress>(),
  'selfTest:done': ofType<SelfTestReport>(),
}
