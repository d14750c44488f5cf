import { stat } from 'node:fs/promises'
import type { FileError, WrittenFile } from '@shared/ipc/contract'
import { err, map, type Result } from '@shared/result'
import type { ChosenTarget } from '../../shell/ports'
import { writeAtomically } from './atomicWrite'
import { fileError } from './fileError'

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  )

/** Writes a file where the user chose to; one that is there is replaced only if they agreed. */
export const writeChosen = async (
  { path, mayReplace }: ChosenTarget,
  content: Uint8Array,
): Promise<Result<WrittenFile, FileError>> => {
  if (!mayReplace && (await exists(path))) return err(fileError('exists', path))
  return map(await writeAtomically(path, [content]), () => ({ path }))
}
