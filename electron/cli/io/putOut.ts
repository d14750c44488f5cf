import path from 'node:path'
import { chain, ok, err } from '@shared/result'
import { type Answered, answerOrRefusal } from './answers'
import type { ExitCode, Terminal } from './terminal'
import { writeAtomically } from '../../files/disk/atomicWrite'
import { fileSentence } from './systemSentence'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { STANDARD } from './readFile'

/** The output, complete or as a sequence of pieces. */
type Written = string | Buffer | AsyncIterable<Uint8Array>

/** Writes a file completely or not at all: if that fails, the old content stays, and no partial file is left. */
const writeOut = async (file: string, content: Written): Promise<Answered<null>> => {
  const isWhole = typeof content === 'string' || Buffer.isBuffer(content)
  const written = await writeAtomically(file, isWhole ? [Buffer.from(content)] : content)
  return written.ok ? ok(null) : err(fileSentence(written.error))
}

/** Writes the pieces, taking the next one only when there is room for it. */
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

/**
 * Runs `use` with the name of a temporary file that does not exist yet; it is removed afterwards, with everything
 * beside it.
 */
const withScratchFile = async <T>(use: (file: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'backrank-'))
  try {
    return await use(path.join(folder, 'piped'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Runs `use` with a file that it reads in place, piece by piece; standard input is copied into a temporary file first.
 */
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

/**
 * Runs `use` with a file that it writes in place; output for standard output is copied there from a temporary file if
 * `use` returns 0.
 */
export const withOutputFile = async (
  file: string,
  { write }: Terminal,
  use: (file: string) => Promise<ExitCode>,
): Promise<ExitCode> =>
  file === STANDARD
    ? withScratchFile(async scratch => {
        const code = await use(scratch)
        if (code === 0) for await (const piece of createReadStream(scratch)) await write(piece as Buffer)
        return code
      })
    : use(file)
