import { err, ok } from '@shared/result'
import { writeAtomically } from '../../files/disk/atomicWrite'
import type { Answered } from './answers'
import { fileSentence } from './systemSentence'

/** The output, whole or in pieces as they are made. */
export type Written = string | Buffer | AsyncIterable<Uint8Array>

/** Writes a file whole or not at all: where that fails, what stood there stays, and nothing is left beside it. */
export const writeOut = async (file: string, content: Written): Promise<Answered<null>> => {
  const isWhole = typeof content === 'string' || Buffer.isBuffer(content)
  const written = await writeAtomically(file, isWhole ? [Buffer.from(content)] : content)
  return written.ok ? ok(null) : err(fileSentence(written.error))
}
