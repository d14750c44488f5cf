import path from 'node:path'
import { lstat, mkdir, rename, rm } from 'node:fs/promises'
import type { FileError } from '@shared/ipc/contract'
import type { Result } from '@shared/result'
import type { Logger } from '../../shell/logger'
import { writeAtomically } from './atomicWrite'
import { attempt, fileError } from './fileError'
import { succeeds } from './ifThere'
import { readOrdinary } from './ordinaryFile'

/** The outcome of a task: done, to be tried again, or hopeless. */
export type TaskOutcome = 'done' | 'again' | 'never'

/** Runs tasks one at a time. Only the newest one waits, and it is tried again until it is done. */
interface LastTask {
  /**
   * Replaces a waiting task, and starts at once or as soon as the running one has ended.  @param task must not reject
   * @param done called once this task, or one that replaced it, is done
   */
  put(task: () => Promise<TaskOutcome>, done?: () => void): void
  /**
   * Resolves when nothing is waiting any more, or when one more attempt has failed; there are no further attempts then.
   */
  settle(): Promise<void>
}

interface Waiting {
  readonly task: () => Promise<TaskOutcome>
  readonly told: readonly (() => void)[]
}

/** Milliseconds between two attempts. */
const RETRY_MS = 2000

export const lastTask = (retryMs = RETRY_MS): LastTask => {
  let waiting: Waiting | undefined
  let working: Promise<void> | undefined
  let clock: NodeJS.Timeout | undefined

  /** Runs one task; false if it waits to be tried again. */
  const carryOut = async (one: Waiting): Promise<boolean> => {
    waiting = undefined
    const outcome = await one.task()
    if (outcome === 'done') for (const tell of one.told) tell()
    if (outcome !== 'again') return true
    // A task that was put in the meantime replaces it.
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

/** A small file of ours that holds one JSON value. */
export interface JsonFile {
  /** Reads the value; undefined if there is none. A damaged file is put aside first. */
  read(): Promise<unknown>
  /**
   * Writes the value soon, with repeated attempts until it works. If several values follow each other, only the last
   * one is certain to be written.
   * @param written called once this value or a later one is on disk
   */
  write(value: unknown, written?: () => void): void
  /** Renames the file to keep it as it is, because its value cannot be used as a whole. */
  putAside(reason: unknown): Promise<void>
  /** Removes the file soon, unless another value follows. */
  remove(): void
  /** Resolves when everything is on disk, or when one last attempt has failed. */
  flush(): Promise<void>
}

const MISSING: readonly unknown[] = ['ENOENT', 'ENOTDIR']
const isMissing = (error: unknown) => MISSING.includes((error as NodeJS.ErrnoException).code)

/** An unused name beside the file, so that files put aside earlier are kept. */
export const asideOf = async (file: string): Promise<string> => {
  for (let copy = 1; ; copy++) {
    const aside = `${file}.damaged${copy === 1 ? '' : `-${copy}`}`
    if (!(await succeeds(lstat(aside)))) return aside
  }
}

/**
 * Renames a file that cannot be used, to keep it for later inspection.
 *
 * @returns its new path
 */
export const putAside = async (file: string, logger: Logger, reason: unknown): Promise<string> => {
  logger.error(`damaged file put aside: ${file}`, reason)
  const aside = await asideOf(file)
  try {
    await rename(file, aside)
    return aside
  } catch (error) {
    logger.error(`could not be put aside: ${file}`, error)
    return file
  }
}

/**
 * Reads JSON. A file that is not valid JSON is renamed to `*.damaged` and reported.
 *
 * @param damaged called with the new path of such a file
 */
export const readJson = async (
  file: string,
  logger: Logger,
  damaged: DamageNews = () => undefined,
): Promise<unknown> => {
  try {
    return JSON.parse((await readOrdinary(file)).toString('utf8')) as unknown
  } catch (error) {
    if (!isMissing(error)) damaged(await putAside(file, logger, error))
    return undefined
  }
}

const writeJson = async (file: string, value: unknown): Promise<Result<void, FileError>> => {
  const folder = await attempt(file, () => mkdir(path.dirname(file), { recursive: true }))
  if (!folder.ok) return folder
  return writeAtomically(file, [Buffer.from(`${JSON.stringify(value)}\n`)])
}

/**
 * Called with the error that prevents a value from being written, and with undefined once it is written or no longer
 * needed.
 */
export type TroubleNews = (trouble: FileError | undefined) => void

/** Called with the new path of a file that could not be used, or not completely. */
export type DamageNews = (path: string) => void

/** @param news called when writing begins to fail, and when it no longer does */
export const jsonFile = (
  file: string,
  logger: Logger,
  news: TroubleNews = () => undefined,
  damaged: DamageNews = () => undefined,
): JsonFile => {
  const tasks = lastTask()
  let trouble: FileError | undefined
  let complained = false

  const outcomeOf = (what: string, done: Result<void, FileError>): TaskOutcome => {
    if (!done.ok && !complained) logger.error(`${what}: ${file}`, done.error)
    complained = !done.ok
    return done.ok ? 'done' : 'again'
  }

  const note = (now: FileError | undefined) => {
    const isNews = (now === undefined) !== (trouble === undefined)
    trouble = now
    if (isNews) news(now)
  }

  const write = async (value: unknown): Promise<TaskOutcome> => {
    try {
      const done = await writeJson(file, value)
      note(done.ok ? undefined : done.error)
      return outcomeOf('not written', done)
    } catch (error) {
      // Not a fault of the disk: the next attempt would fail in the same way.
      logger.error(`cannot be written: ${file}`, error)
      note(fileError('other', file, String(error)))
      return 'never'
    }
  }

  const remove = async (): Promise<TaskOutcome> =>
    outcomeOf('not removed', await attempt(file, () => rm(file, { force: true })))

  return {
    read: () => readJson(file, logger, damaged),
    putAside: async reason => damaged(await putAside(file, logger, reason)),
    write: (value, written) => tasks.put(() => write(value), written),
    remove: () => {
      note(undefined)
      tasks.put(remove)
    },
    flush: () => tasks.settle(),
  }
}
