import { randomUUID } from 'node:crypto'
import type { ServiceOf } from '@shared/ipc/declare'
import type { SelfTestProgress, SelfTestReport, selfTestRequests } from '@shared/ipc/selfTest'
import { ok } from '@shared/result'
import { VARIANTS } from '@shared/variants'
import { readReferences } from './references'
import { startRun, type RunPlace, type SelfTestRun } from './selfTestRun'
import { stepsOf } from './steps'
import { plannedRows } from './tally'

export interface SelfTestPlace extends RunPlace {
  /** The folder that contains `counts/` and `suites/`. */
  readonly referenceFolder: string
}

/** Tests the rules against the reference numbers, one run at a time. */
export interface SelfTestService extends ServiceOf<typeof selfTestRequests> {
  close(): void
}

export const selfTestService = (
  place: SelfTestPlace,
  onProgress: (progress: SelfTestProgress) => void,
  onReport: (report: SelfTestReport) => void,
): SelfTestService => {
  const runs = new Map<string, SelfTestRun>()

  const begin = (steps: Parameters<typeof startRun>[1]): string => {
    const runId = randomUUID()
    const run = startRun(place, steps, progress => onProgress({ ...progress, runId }))
    runs.set(runId, run)
    void run.report.then(report => {
      if (runs.delete(runId)) onReport({ ...report, runId })
    })
    return runId
  }

  return {
    start: ({ level, variants }) => {
      const tested = variants.length > 0 ? variants : VARIANTS.map(({ id }) => id)
      const references = readReferences(place.referenceFolder, tested)
      if (!references.ok) return references
      for (const run of runs.values()) run.cancel()
      const steps = stepsOf(references.value, level)
      return ok({ runId: begin(steps), rows: plannedRows(steps) })
    },
    cancel: runId => runs.get(runId)?.cancel(),
    close: () => {
      for (const run of runs.values()) run.kill()
      runs.clear()
    },
  }
}
