import { createReadStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { STANDARD } from './readFile'
import type { Terminal } from './terminal'

/** Runs with the name of a file of its own that is not there yet; it is gone afterwards, with all beside it. */
const withScratchFile = async <T>(use: (file: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'backrank-'))
  try {
    return await use(path.join(folder, 'piped'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Runs with a file that is read in place, piece by piece; what comes from standard input is put into one first. */
export const withInputFile = <T>(
  file: string,
  { input }: Terminal,
  use: (file: string) => Promise<T>,
): Promise<T> =>
  file === STANDARD
    ? withScratchFile(async scratch => {
        await writeFile(scratch, input)
        return use(scratch)
      })
    : use(file)

/** Runs with a file that is written in place; one for standard output goes there once it is `complete`. */
export const withOutputFile = async <T>(
  file: string,
  { write }: Terminal,
  use: (file: string) => Promise<T>,
  complete: (result: T) => boolean,
): Promise<T> =>
  file === STANDARD
    ? withScratchFile(async scratch => {
        const result = await use(scratch)
        if (complete(result))
          for await (const piece of createReadStream(scratch)) await write(piece as Buffer)
        return result
      })
    : use(file)
