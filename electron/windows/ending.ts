import type { Logger } from '../shell/logger'

/** A step to take before the program ends. */
export interface EndingStep {
  readonly run: () => Promise<void>
  /** How long to wait for it. */
  readonly limitMs: number
}

const isDoneInTime = async ({ run, limitMs }: EndingStep, logger: Logger): Promise<boolean> => {
  let limit: NodeJS.Timeout | undefined
  const late = new Promise<boolean>(resolve => (limit = setTimeout(() => resolve(false), limitMs)))
  const done = run().then(
    () => true,
    (error: unknown) => {
      logger.error('not all was written at the end', error)
      return true
    },
  )
  return Promise.race([done, late]).finally(() => clearTimeout(limit))
}

/**
 * Takes the steps one after the other. A failed step is skipped; one that takes too long ends the whole sequence, because nothing may keep
 * the program from quitting.
 *
 * @returns whether all steps ended in time
 */
export const endInOrder = async (steps: readonly EndingStep[], logger: Logger): Promise<boolean> => {
  for (const step of steps) {
    if (await isDoneInTime(step, logger)) continue
    logger.error('gave up waiting at the end')
    return false
  }
  return true
}
