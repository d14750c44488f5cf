import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { FileError } from '@shared/ipc/contract'
import type { Result } from '@shared/result'
import type { Logger } from '../logging/logger'
import { writeAtomically } from './atomicWrite'
import { attempt } from './fileError'

/** A small file of ours that holds one JSON value. */
export interface JsonFile {
  /** The value, or undefined if there is none; a damaged file is put aside first. */
  read(): Promise<unknown>
  /** Writes soon; of several values in a row only the last is certain to reach the disk. */
  write(value: unknown): void
  /** Removes the file soon, unless another value follows. */
  remove(): void
  /** Resolves when all that was to be written is on the disk. */
  flush(): Promise<void>
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Reads JSON; a file that cannot be read as such is renamed to `*.damaged` and reported. */
export const readJson = async (file: string, logger: Logger): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as unknown
  } catch (error) {
    if (!isMissing(error)) await putAside(file, logger, error)
    return undefined
  }
}

/** Keeps a file that cannot be used where somebody can still look at it. */
export const putAside = async (file: string, logger: Logger, reason: unknown): Promise<void> => {
  logger.error(`damaged file put aside: ${file}`, reason)
  await rename(file, `${file}.damaged`).catch((error: unknown) => {
    logger.error(`could not be put aside: ${file}`, error)
  })
}

type Task = { readonly kind: 'write'; readonly value: unknown } | { readonly kind: 'remove' }

const perform = async (file: string, task: Task): Promise<Result<void, FileError>> => {
  if (task.kind === 'remove') return attempt(file, () => rm(file, { force: true }))
  const folder = await attempt(file, () => mkdir(path.dirname(file), { recursive: true }))
  if (!folder.ok) return folder
  return writeAtomically(file, [Buffer.from(`${JSON.stringify(task.value)}\n`)])
}

/** @param failed told what went wrong when writing begins to fail, not again until it has worked */
export const jsonFile = (
  file: string,
  logger: Logger,
  failed: (detail: string) => void = () => undefined,
): JsonFile => {
  let next: Task | undefined
  let working: Promise<void> | undefined
  let failing = false

  const note = (done: Result<void, FileError>) => {
    if (!done.ok) {
      logger.error(`not written: ${file}`, done.error)
      if (!failing) failed(done.error.detail)
    }
    failing = !done.ok
  }

  const workOff = async () => {
    while (next) {
      const task = next
      next = undefined
      note(await perform(file, task))
    }
    working = undefined
  }

  const add = (task: Task) => {
    next = task
    working ??= workOff()
    working.catch((error: unknown) => logger.error(`not written: ${file}`, error))
  }

  return {
    read: () => readJson(file, logger),
    write: value => add({ kind: 'write', value }),
    remove: () => add({ kind: 'remove' }),
    flush: async () => working,
  }
}
