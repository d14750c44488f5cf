import type { SelfTestDifference, SelfTestRow, SelfTestStep } from '@shared/ipc/selfTest'
import { variantById, type VariantId } from '@shared/variants'
import { ROUND_TRIP, tripsOf } from './roundTrips'
import type { StepResult, TestStep } from './steps'

/** The cost of a count, as a number of leaves: some milliseconds. */
const COUNT = 300_000
/** The cost of opening a position and reporting on it, as a number of leaves. */
const TREE = 3000

/** The cost of a step, as a number of leaves. */
export const weightOf = (step: TestStep): number => {
  if (step.kind === 'tree') return TREE + step.expected
  if (step.check.kind !== 'round-trips') return COUNT
  return ROUND_TRIP * tripsOf(variantById(step.variant), step.check)
}

const emptyRow = (variant: VariantId): SelfTestRow => ({
  variant,
  positions: 0,
  positionsDone: 0,
  counts: 0,
  countsDone: 0,
  expected: 0,
  found: 0,
  milliseconds: 0,
  differences: 0,
})

const planned = (row: SelfTestRow, step: TestStep): SelfTestRow =>
  step.kind === 'count'
    ? { ...row, counts: row.counts + 1 }
    : {
        ...row,
        positions: row.positions + (step.endsPosition ? 1 : 0),
        expected: row.expected + step.expected,
      }

/** One row for each system, in the order of the steps, with nothing done yet. */
export const plannedRows = (steps: readonly TestStep[]): readonly SelfTestRow[] => {
  const rows = new Map<VariantId, SelfTestRow>()
  for (const step of steps)
    rows.set(step.variant, planned(rows.get(step.variant) ?? emptyRow(step.variant), step))
  return [...rows.values()]
}

const finished = (row: SelfTestRow, step: TestStep): SelfTestRow =>
  step.kind === 'count'
    ? { ...row, countsDone: row.countsDone + 1 }
    : { ...row, positionsDone: row.positionsDone + (step.endsPosition ? 1 : 0) }

/** Until this many milliseconds have passed, nothing can be said about the pace. */
const MIN_MS = 500

/** The remaining time at the pace so far, given the share done, 0 to 1; undefined as long as the pace is unknown. */
export const timeLeft = (done: number, elapsedMs: number): number | undefined =>
  elapsedMs < MIN_MS || done <= 0 ? undefined : (elapsedMs * (1 - done)) / done

export const stepOf = (step: TestStep): SelfTestStep => ({
  variant: step.variant,
  what: step.what,
  ...(step.kind === 'tree' && { depth: step.depth }),
})

/** Adds up what has been done of the steps of a run. */
export interface Tally {
  readonly rows: () => readonly SelfTestRow[]
  /** Share of the work that is done, 0 to 1. */
  readonly done: () => number
  /** Adds a part of a step: leaves, or equivalent work, and the time taken. */
  readonly add: (step: TestStep, work: number, milliseconds: number) => void
  /** Finishes a step; returns the difference, if there is one. */
  readonly finish: (step: TestStep, result: StepResult) => SelfTestDifference | undefined
}

export const newTally = (steps: readonly TestStep[]): Tally => {
  const rows = new Map(plannedRows(steps).map(row => [row.variant, row]))
  const whole = steps.reduce((sum, step) => sum + weightOf(step), 0)
  let finishedWork = 0
  let inStep = 0
  const update = (step: TestStep, change: (row: SelfTestRow) => SelfTestRow): void =>
    void rows.set(step.variant, change(rows.get(step.variant)!))
  return {
    rows: () => [...rows.values()],
    done: () => (whole === 0 ? 1 : (finishedWork + inStep) / whole),
    add: (step, work, milliseconds) => {
      // A tree may turn out to be larger than its reference says.
      inStep = Math.min(inStep + work, weightOf(step))
      if (step.kind === 'count') return
      update(step, row => ({
        ...row,
        found: row.found + work,
        milliseconds: row.milliseconds + milliseconds,
      }))
    },
    finish: (step, { expected, found, tree }) => {
      finishedWork += weightOf(step)
      inStep = 0
      update(step, row => finished(row, step))
      if (found === expected) return undefined
      update(step, row => ({ ...row, differences: row.differences + 1 }))
      return { variant: step.variant, what: step.what, expected, found, ...(tree && { tree }) }
    },
  }
}
