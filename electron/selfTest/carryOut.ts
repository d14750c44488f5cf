import type { SelfTestDifference, SelfTestProgress, SelfTestReport } from '@shared/ipc/selfTest'
import type { Core } from '../core/load'
import { countStarts } from './countStarts'
import { countTree } from './countTree'
import type { TestStep, Work } from './steps'
import { newTally, stepOf, timeLeft } from './tally'

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

/** Carries out the steps in order until they are through or cancelled, and reports its progress ten times a second at most. */
export const carryOut = ({ core, steps, clock, isCancelled, report }: Run): Report => {
  const tally = newTally(steps)
  const differences: SelfTestDifference[] = []
  const begunAt = clock()
  let reportedAt = begunAt

  const resultAt = (now: number) => ({
    rows: tally.rows(),
    elapsedMs: now - begunAt,
    differences: [...differences],
  })

  const reportProgress = (step: TestStep) => {
    if (clock() - reportedAt < REPORT_MS) return
    reportedAt = clock()
    const leftMs = timeLeft(tally.done(), reportedAt - begunAt)
    report({
      ...resultAt(reportedAt),
      done: tally.done(),
      ...(leftMs !== undefined && { leftMs }),
      current: stepOf(step),
    })
  }

  /** False if it was given up. */
  const carryOutStep = (step: TestStep): boolean => {
    const work = workOf(core, step)
    for (;;) {
      const partBegunAt = clock()
      const part = work.next()
      if (part.done) {
        const difference = tally.finish(step, part.value)
        if (difference) differences.push(difference)
        reportProgress(step)
        return true
      }
      tally.add(step, part.value, clock() - partBegunAt)
      reportProgress(step)
      if (isCancelled()) return false
    }
  }

  const isThrough = steps.every(step => !isCancelled() && carryOutStep(step))
  return { ending: isThrough ? 'finished' : 'cancelled', ...resultAt(clock()) }
}
