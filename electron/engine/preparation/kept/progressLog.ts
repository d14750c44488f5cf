import { appendFile, type FileHandle, mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import { err, ok, type Result } from '@shared/result'
import { ifThere } from '../../../files/disk/ifThere'
import type { Logger } from '../../../shell/logger'
import { linesIn, type TextLine } from './linesIn'
import { type LogMarks, repairLog } from './repairLog'
import { MAX_LOG_LINE_LENGTH, parseProgress, type ProgressLine } from './progressLine'

/** The log of a preparation on disk. */
export interface ProgressLog {
  /**
   * The lines from the first to the last, which is incomplete if a run was killed while writing. Throws if the file
   * cannot be read.
   */
  lines(): AsyncGenerator<TextLine, void>
  /**
   * Appends a line; returns the fault if it could not be written. Calls resolve one at a time, in the order of the
   * lines: a caller that acts at once on the result does so before the next line is written.
   */
  append(line: ProgressLine): Promise<Result<null, string>>
  /**
   * Removes or replaces the marked lines; the earlier file is kept beside it.
   *
   * @returns the absolute path of the earlier file; null if the log could not be mended and is unchanged
   */
  mend(marks: LogMarks): Promise<string | null>
  /** Resolves when everything is written. */
  flush(): Promise<void>
}

const NEW_LINE = '\n'
const PIECE = 65_536

/** The bytes after the last line break; undefined if they are more than any line of ours has. */
const openEnd = async (handle: FileHandle, size: number): Promise<Buffer | undefined> => {
  let end = Buffer.alloc(0)
  for (let from = size; from > 0 && end.length <= MAX_LOG_LINE_LENGTH;) {
    const length = Math.min(PIECE, from)
    from -= length
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, from)
    const last = buffer.lastIndexOf(NEW_LINE)
    end = Buffer.concat([buffer.subarray(last + 1), end])
    if (last !== -1) return end
  }
  return end.length <= MAX_LOG_LINE_LENGTH ? end : undefined
}

/** Cuts off the beginning of a line that a run left when it was killed while writing. */
const endWithLine = async (file: string): Promise<void> => {
  const handle = await open(file, 'a+')
  try {
    const { size } = await handle.stat()
    const end = await openEnd(handle, size)
    if (end?.length === 0) return
    if (end === undefined || parseProgress(end.toString())) await handle.appendFile(NEW_LINE)
    else await handle.truncate(size - end.length)
  } finally {
    await handle.close()
  }
}

/** The message of an error. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

export const progressLog = (file: string, logger: Logger): ProgressLog => {
  /** Whether the file exists and ends with a complete line. */
  let isWhole = false
  let last: Promise<unknown> = Promise.resolve()

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work)
    last = done
    return done
  }

  const write = async (text: string): Promise<Result<null, string>> => {
    try {
      if (!isWhole) {
        await mkdir(path.dirname(file), { recursive: true })
        await endWithLine(file)
      }
      isWhole = false
      await appendFile(file, `${text}${NEW_LINE}`)
      isWhole = true
      return ok(null)
    } catch (error) {
      return err(messageOf(error))
    }
  }

  const flush = async (): Promise<void> => {
    for (let seen: unknown; seen !== last;) {
      seen = last
      await seen
    }
  }

  return {
    lines: async function* () {
      await flush()
      const handle = await ifThere(open(file))
      if (handle) yield* linesIn(handle)
    },
    append: line => {
      const text = JSON.stringify(line)
      return inTurn(() => write(text))
    },
    mend: marks =>
      inTurn(async () => {
        const mended = await repairLog(file, marks)
        if (mended.ok) logger.error(`damaged lines taken out of ${file}`, mended.value)
        else logger.error(`damaged lines stay in ${file}`, mended.error)
        isWhole = false
        return mended.ok ? mended.value : null
      }),
    flush,
  }
}
