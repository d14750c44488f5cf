import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { FileError, WrittenFile } from '@shared/ipc/contract'
import { err, map, type Result } from '@shared/result'
import type { ChosenTarget } from '../../shell/ports'
import { writeAtomically } from './atomicWrite'
import { fileError } from './fileError'
import { succeeds } from './ifThere'

/**
 * Adds the ending to a name that lacks it; the user was not asked about the longer name, so that must not replace a
 * file.
 */
export const withEnding = (target: ChosenTarget, ending: string): ChosenTarget =>
  path.extname(target.path).toLowerCase() === ending
    ? target
    : { path: `${target.path}${ending}`, mayReplace: false }

/** Writes a file at the place chosen by the user; an existing one is replaced only if they agreed. */
export const writeChosen = async (
  { path: file, mayReplace }: ChosenTarget,
  content: Uint8Array,
): Promise<Result<WrittenFile, FileError>> => {
  if (!mayReplace && (await succeeds(stat(file)))) return err(fileError('exists', file))
  return map(await writeAtomically(file, [content]), () => ({ path: file }))
}
