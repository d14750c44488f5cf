import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Paper } from '@shared/publish/choices'
import type { Picture } from '@shared/publish/pictures/framedSvg'

/** A job for the browser that comes with the program, which draws or prints it. */
export type PressJob =
  | { readonly kind: 'pdf'; readonly html: string; readonly paper: Paper }
  | { readonly kind: 'png'; readonly picture: Picture }
  | {
      readonly kind: 'gif'
      readonly pictures: readonly Picture[]
      readonly delay: number
      readonly last: number
    }

/** A folder for one job, shared by the process that requests it and the one that prints. */
export interface PressFolder {
  readonly path: string
  /** The result; undefined as long as there is none. */
  readonly result: () => Buffer | undefined
  readonly remove: () => void
}

const JOB = 'job.json'
const RESULT = 'result'

/** Puts a job where a print process finds it. Throws the error of the system if there is no room for it; nothing is left behind then. */
export const offerJob = (job: PressJob): PressFolder => {
  const folder = mkdtempSync(path.join(tmpdir(), `backrank-press-${randomUUID().slice(0, 8)}-`))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    writeFileSync(path.join(folder, JOB), JSON.stringify(job))
  } catch (error) {
    remove()
    throw error
  }
  return {
    path: folder,
    result: () => {
      try {
        return readFileSync(path.join(folder, RESULT))
      } catch {
        // The print process has not written anything; the requesting process reports that.
        return undefined
      }
    },
    remove,
  }
}

/** The job in a folder. */
export const takeJob = (folder: string): PressJob =>
  JSON.parse(readFileSync(path.join(folder, JOB), 'utf8')) as PressJob

export const deliverJob = (folder: string, bytes: Uint8Array): void =>
  writeFileSync(path.join(folder, RESULT), bytes)
