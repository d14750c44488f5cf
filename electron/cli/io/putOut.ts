import { chain, ok, err } from '@shared/result'
import { type Answered, answerOrRefusal } from './answers'
import type { Terminal } from './terminal'
import { writeAtomically } from '../../files/disk/atomicWrite'
import { fileSentence } from './systemSentence'

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
