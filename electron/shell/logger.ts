import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'

/** The log of the main process, for finding out what went wrong. */
export interface Logger {
  info(event: string, detail?: unknown): void
  warn(event: string, detail?: unknown): void
  error(event: string, detail?: unknown): void
}

/** The size in bytes at which a log is put aside and a new one begun; one old log is kept. */
const MAX_SIZE = 1024 * 1024

/** One line for anything that was thrown or logged; an error keeps its stack. */
export const describeDetail = (detail: unknown): string => {
  if (detail === undefined) return ''
  if (detail instanceof Error) return ` ${detail.stack ?? detail.message}`
  return ` ${typeof detail === 'string' ? detail : JSON.stringify(detail)}`
}

/** Creates the folder; returns the number of bytes that the log already has. */
const begin = (file: string): number => {
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    const found = statSync(file, { throwIfNoEntry: false })
    // A write to a pipe could block forever.
    if (found && !found.isFile()) renameSync(file, `${file}.aside`)
    return found?.isFile() ? found.size : 0
  } catch (error) {
    process.stderr.write(`no place for the log: ${String(error)}\n`)
    return 0
  }
}

/**
 * A log file that, together with its predecessor, never grows beyond two megabytes. Writing is synchronous, so that the last line before a
 * crash is kept; trouble with the log itself goes to standard error.
 *
 * @param file absolute path; its folder is created
 * @param now milliseconds since 1970
 */
export const fileLogger = (file: string, now: () => number): Logger => {
  let size = begin(file)

  const write = (level: string, event: string, detail: unknown) => {
    const line = `${new Date(now()).toISOString()} ${level} ${event}${describeDetail(detail)}\n`
    try {
      if (size > MAX_SIZE) {
        renameSync(file, file.replace(/(\.log)?$/, '.old.log'))
        size = 0
      }
      appendFileSync(file, line)
      size += Buffer.byteLength(line)
    } catch (error) {
      process.stderr.write(`${line}log not written: ${String(error)}\n`)
    }
  }
  return {
    info: (event, detail) => write('info', event, detail),
    warn: (event, detail) => write('warn', event, detail),
    error: (event, detail) => write('error', event, detail),
  }
}
