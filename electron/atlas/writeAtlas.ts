import { createHash } from 'node:crypto'
import type { FileError } from '@shared/ipc/contract'
import type { Result } from '@shared/result'
import { writeAtomically } from '../files/disk/atomicWrite'
import { atlasHead, valueBytes, type AtlasHeader } from './atlasFormat'

/** The bytes of an atlas: the same for the same header and values. */
export const atlasBytes = (header: AtlasHeader, values: Int16Array): readonly Buffer[] => {
  const parts = [atlasHead(header), valueBytes(values)]
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return [...parts, hash.digest()]
}

/** Writes an atlas whole or not at all. */
export const writeAtlas = (
  file: string,
  header: AtlasHeader,
  values: Int16Array,
): Promise<Result<void, FileError>> => writeAtomically(file, atlasBytes(header, values))
