import { createHash } from 'node:crypto'
import type { FileError } from '@shared/ipc/contract'
import type { Result } from '@shared/result'
import { writeAtomically } from '../files/disk/atomicWrite'
import { atlasHead, valueBytes, type AtlasHeader } from './atlasFormat'
import { writeEstimate, type Estimated } from './estimateFormat'

/** The bytes of an atlas, with its checksum; always the same for the same header and body. */
const sealed = (header: AtlasHeader, body: Buffer): readonly Buffer[] => {
  const parts = [atlasHead(header), body]
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return [...parts, hash.digest()]
}

/** The bytes of an atlas with the values that searches found. */
export const atlasBytes = (header: AtlasHeader, values: Int16Array): readonly Buffer[] =>
  sealed(header, valueBytes(values))

/** The bytes of an atlas whose header says how its values were denoised. */
export const denoisedAtlasBytes = (
  header: AtlasHeader,
  found: Int16Array,
  denoised: Int16Array,
): readonly Buffer[] => sealed(header, Buffer.concat([valueBytes(found), valueBytes(denoised)]))

/** The bytes of an estimate; the header says how many arrays it was made from. */
export const estimatedAtlasBytes = (header: AtlasHeader, estimated: Estimated): readonly Buffer[] =>
  sealed(header, writeEstimate(estimated))

/** Writes an atlas completely or not at all. */
export const writeAtlas = (
  file: string,
  header: AtlasHeader,
  values: Int16Array,
): Promise<Result<void, FileError>> => writeAtomically(file, atlasBytes(header, values))
