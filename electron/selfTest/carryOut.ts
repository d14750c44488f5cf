import type { SelfTestDifference, SelfTestProgress, SelfTestReport, SelfTestRow } from '@shared/ipc/selfTest'
import type { Core } from '../core/load'
import { countStarts } from './countStarts'
import { countTree } from './countTree'
import type { Work } from './stepResult'
import type { TestStep } from './steps'
import { newTally, stepOf, timeLeft, type Tally } from './tally'

/** Between two reports of progress. */
const REPORT_MS = 100

/** A run's progress and end as its thread reports them; it does not know its id. */
export type RunProgress = Omit<SelfTestProgress, 'runId'>
export type Report = Omit<SelfTestReport, 'runId'>

export interface Run {
  readonly core: Core
  readonly steps: readonly TestStep[]
  /** Milliseconds, from anywhere. */
  readonly clock: () => number
  /** Asked several times a second. */
  readonly isCancelled: () => boolean
  readonly report: (progress: RunProgress) => void
}

const workOf = (core: Core, step: TestStep): Work =>
  step.kind === 'tree' ? countTree(core, step) : countStarts(core, step)

/** Reports the progress of a run, at most ten times a second. */
const reporter = ({ clock, report }: Run, tally: Tally) => {
  const begunAt = clock()
  let reportedAt = begunAt
  let fresh: SelfTestDifference[] = []
  return {
    elapsed: () => clock() - begunAt,
    meet: (difference: SelfTestDifference) => void fresh.push(difference),
    reportNow: (step: TestStep) => {
      if (clock() - reportedAt < REPORT_MS) return
      reportedAt = clock()
      const elapsedMs = reportedAt - begunAt
      const leftMs = timeLeft(tally.done(), elapsedMs)
      report({
        rows: tally.rows(),
        done: tally.done(),
        elapsedMs,
        ...(leftMs !== undefined && { leftMs }),
        current: stepOf(step),
        differences: fresh,
      })
      fresh = []
    },
  }
}

/** Carries out the steps in order until they are through or cancelled. */
export const carryOut = (run: Run): Report => {
  const { core, steps, clock, isCancelled } = run
  const tally = newTally(steps)
  const { elapsed, meet, reportNow } = reporter(run, tally)
  const differences: SelfTestDifference[] = []

  /** False if it was given up. */
  const carryOutStep = (step: TestStep): boolean => {
    const work = workOf(core, step)
    for (;;) {
      const begunAt = clock()
      const part = work.next()
      if (part.done) {
        const difference = tally.finish(step, part.value)
        if (difference) differences.push(difference)
        if (difference) meet(difference)
        reportNow(step)
        return true
      }
      tally.add(step, part.value, clock() - begunAt)
      reportNow(step)
      if (isCancelled()) return false
    }
  }

  const rows = (): readonly SelfTestRow[] => tally.rows()
  for (const step of steps)
    if (isCancelled() || !carryOutStep(step))
      return { ending: 'cancelled', rows: rows(), elapsedMs: elapsed(), differences }
  return { ending: 'finished', rows: rows(), elapsedMs: elapsed(), differences }
}
