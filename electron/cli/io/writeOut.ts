import { err, ok } from '@shared/result'
import { writeAtomically } from '../../files/disk/atomicWrite'
import type { Answered } from './answers'

/** Writes a file whole or not at all: where that fails, what stood there stays, and nothing is left beside it. */
export const writeOut = async (file: string, content: string | Buffer): Promise<Answered<null>> => {
  const written = await writeAtomically(file, [Buffer.from(content)])
  if (written.ok) return ok(null)
  return err(written.error.detail === '' ? `cannot write ${file}` : written.error.detail)
}
