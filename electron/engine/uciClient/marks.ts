import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

/*
 * Processes that an engine starts belong to its process group, unless they leave it (`setsid`). On Linux they are found
 * by a mark of ours in their environment, which they inherit. One that clears its environment escapes; the system has
 * means against that (control groups, subreapers), but Node offers none. Elsewhere no process may read the environment
 * of another, so only groups can be used.
 */

/** The environment variable that holds the mark. */
const NAME = 'BACKRANK_ENGINE'

const run = randomUUID()
let engines = 0

/** The prefix of the marks of all engines of this run, as it appears in an environment. */
export const MARK_OF_RUN = `${NAME}=${run}.`

/** Returns a mark that is unique among all engines of all runs. */
export const newMark = (): string => {
  engines++
  return `${run}.${engines}`
}

/** The environment of an engine, with its mark. */
export const markedEnvironment = (mark: string): NodeJS.ProcessEnv => ({ ...process.env, [NAME]: mark })

/** The environment of a process; empty if the process has ended or is not ours. */
const environmentOf = (processId: string): Promise<string> =>
  readFile(`/proc/${processId}/environ`, 'latin1').catch(() => '')

const bearersOf = async (mark: string): Promise<readonly number[]> => {
  const names = await readdir('/proc').catch((): string[] => [])
  const processIds = names.filter(name => /^\d+$/.test(name) && Number(name) !== process.pid)
  const environments = await Promise.all(processIds.map(environmentOf))
  return processIds
    .filter((_, place) => environments[place]!.split('\0').includes(`${NAME}=${mark}`))
    .map(Number)
}

/** Errors of a process that has ended or (on macOS) is about to, or whose id now belongs to another process. */
const OUT_OF_REACH: readonly unknown[] = ['ESRCH', 'EPERM']

/** Sends a signal to a process, or to its group if the id is negative. Has no effect if the process is out of reach. */
export const sendSignal = (processId: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(processId, signal)
  } catch (error) {
    if (!OUT_OF_REACH.includes((error as NodeJS.ErrnoException).code)) throw error
  }
}

/**
 * The most searches for marked processes: one that is just being started during one search may have children by the
 * next.
 */
const MAX_LOOKS = 8

/**
 * Milliseconds before the next search after one that found nothing. While a process becomes another program, which
 * takes time on a busy machine, its environment cannot be read.
 */
const LOOKS_AGAIN_AFTER = [50, 500, 2000] as const

/** Kills all processes with the mark that outlive their engine. */
export const killMarked = async (mark: string): Promise<void> => {
  if (process.platform !== 'linux') return
  let empty = 0
  for (let look = 0; look < MAX_LOOKS; look++) {
    const left = await bearersOf(mark)
    for (const processId of left) sendSignal(processId, 'SIGKILL')
    if (left.length > 0) continue
    const pause = LOOKS_AGAIN_AFTER[empty++]
    if (pause === undefined) return
    await sleep(pause, undefined, { ref: false })
  }
}
