import { copyFile, open, rm } from 'node:fs/promises'
import type { FileError } from '@shared/ipc/contract'
import { ok, type Result } from '@shared/result'
import { writeAtomically } from '../../../files/disk/atomicWrite'
import { attempt } from '../../../files/disk/fileError'
import { asideOf } from '../../../files/disk/jsonFile'
import { linesIn } from './linesIn'
import { parseProgress, type ProgressLine } from './progressLine'

/** The place of a line among those of its round. */
interface PlaceInRound {
  readonly place: number
  readonly of: number
}

/** The lines that cannot stay as they are, by line numbers from 1. */
export interface LogMarks {
  /** Lines that cannot be used, or that repeat others. */
  readonly useless: ReadonlySet<number>
  /** Searches of positions to which nothing leads. */
  readonly loose: ReadonlySet<number>
  /** Lines left of a round that has lost others, with their new places. */
  readonly places: ReadonlyMap<number, PlaceInRound>
}

/** The replacement of a line; undefined if the line is removed. */
const mendedLine = (
  text: string,
  number: number,
  { useless, loose, places }: LogMarks,
): string | undefined => {
  if (useless.has(number)) return undefined
  const place = places.get(number)
  if (!place && !loose.has(number)) return text
  const line = parseProgress(text)
  if (!line || !('step' in line)) return text
  const mended: ProgressLine = place ? { ...line, ...place } : { loose: line.step }
  return JSON.stringify(mended)
}

const mendedContent = async function* (file: string, marks: LogMarks): AsyncGenerator<Uint8Array> {
  let number = 0
  for await (const { text } of linesIn(await open(file))) {
    number += 1
    const mended = mendedLine(text, number, marks)
    if (mended !== undefined) yield Buffer.from(`${mended}\n`)
  }
}

/** Repairs the marked lines of a log. The log as it was is kept beside it; returns the path of that copy. */
export const repairLog = async (file: string, marks: LogMarks): Promise<Result<string, FileError>> => {
  const aside = await asideOf(file)
  const copied = await attempt(aside, () => copyFile(file, aside))
  const written = copied.ok ? await writeAtomically(file, mendedContent(file, marks)) : copied
  if (written.ok) return ok(aside)
  await rm(aside, { force: true })
  return written
}
