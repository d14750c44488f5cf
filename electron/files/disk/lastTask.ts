/** What became of a task: done, to be tried again, or never to be. */
export type TaskOutcome = 'done' | 'again' | 'never'

/** Carries out the last of several tasks, one at a time, and tries it again until it is done. */
export interface LastTask {
  /**
   * Replaces a waiting task, and starts at once or as soon as the running one has ended.  @param task must not reject
   * @param done called once this task, or one that replaced it, is done
   */
  put(task: () => Promise<TaskOutcome>, done?: () => void): void
  /** Resolves when nothing waits, or one more try has failed; it is not tried again after that. */
  settle(): Promise<void>
}

interface Waiting {
  readonly task: () => Promise<TaskOutcome>
  readonly told: readonly (() => void)[]
}

/** Between two tries, in milliseconds. */
const RETRY_MS = 2000

export const lastTask = (retryMs = RETRY_MS): LastTask => {
  let waiting: Waiting | undefined
  let working: Promise<void> | undefined
  let clock: NodeJS.Timeout | undefined

  /** Carries out one task; false if it waits again. */
  const carryOut = async (one: Waiting): Promise<boolean> => {
    waiting = undefined
    const outcome = await one.task()
    if (outcome === 'done') for (const tell of one.told) tell()
    if (outcome !== 'again') return true
    // What came meanwhile took its place.
    const next = waiting as Waiting | undefined
    waiting = next ? { ...next, told: [...one.told, ...next.told] } : one
    return next !== undefined
  }

  const workOff = async () => {
    while (waiting && (await carryOut(waiting)));
    working = undefined
    if (waiting) clock = setTimeout(begin, retryMs).unref()
  }

  const begin = () => {
    clearTimeout(clock)
    if (waiting) working ??= workOff()
  }

  return {
    put: (task, done) => {
      waiting = { task, told: [...(waiting?.told ?? []), ...(done ? [done] : [])] }
      begin()
    },
    settle: async () => {
      begin()
      await working
      clearTimeout(clock)
    },
  }
}
