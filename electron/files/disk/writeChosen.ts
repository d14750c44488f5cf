import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { FileError, WrittenFile } from '@shared/ipc/contract'
import { err, map, type Result } from '@shared/result'
import type { ChosenTarget } from '../../shell/ports'
import { writeAtomically } from './atomicWrite'
import { fileError } from './fileError'
import { succeeds } from './ifThere'

/** A file is called what it is; the user was not asked about the longer name. */
export const withEnding = (target: ChosenTarget, ending: string): ChosenTarget =>
  path.extname(target.path).toLowerCase() === ending
    ? target
    : { path: `${target.path}${ending}`, mayReplace: false }

/** Writes a file where the user chose to; one that is there is replaced only if they agreed. */
export const writeChosen = async (
  { path: file, mayReplace }: ChosenTarget,
  content: Uint8Array,
): Promise<Result<WrittenFile, FileError>> => {
  if (!mayReplace && (await succeeds(stat(file)))) return err(fileError('exists', file))
  return map(await writeAtomically(file, [content]), () => ({ path: file }))
}
