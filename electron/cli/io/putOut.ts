import path from 'node:path'
import { chain, ok, err } from '@shared/result'
import { type Answered, answerOrRefusal } from './answers'
import type { Terminal } from './terminal'
import { writeAtomically } from '../../files/disk/atomicWrite'
import { fileSentence } from './systemSentence'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { STANDARD } from './readFile'

/** The output, whole or in pieces as they are made. */
type Written = string | Buffer | AsyncIterable<Uint8Array>

/** Writes a file whole or not at all: if that fails, the old content stays, and no leftovers. */
const writeOut = async (file: string, content: Written): Promise<Answered<null>> => {
  const isWhole = typeof content === 'string' || Buffer.isBuffer(content)
  const written = await writeAtomically(file, isWhole ? [Buffer.from(content)] : content)
  return written.ok ? ok(null) : err(fileSentence(written.error))
}

/** Takes no more pieces than there is room for. */
const print = async ({ write }: Terminal, content: Written): Promise<Answered<null>> => {
  if (typeof content === 'string' || Buffer.isBuffer(content)) await write(content)
  else for await (const piece of content) await write(piece)
  return ok(null)
}

/** Writes to a file, or to standard output. */
export const putOut = async (
  out: string | undefined,
  terminal: Terminal,
  content: Written,
): Promise<Answered<null>> => {
  const put = () => (out === undefined ? print(terminal, content) : writeOut(out, content))
  return chain(await answerOrRefusal(put), done => done)
}

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
