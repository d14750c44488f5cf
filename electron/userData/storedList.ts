import { type ValidEntries, validEntries } from '@shared/ipc/read'
import type { Schema } from '@shared/ipc/schemas'
import type { JsonFile } from '../files/disk/jsonFile'

/** Keeps a partly broken file under another name, and writes what could be read of it. */
export const keepFlawed = async <T>(
  file: JsonFile,
  { sound, isFlawed }: ValidEntries<T>,
): Promise<readonly T[]> => {
  if (isFlawed) {
    await file.putAside('not all of it can be understood')
    file.write(sound)
  }
  return sound
}

/** Reads a list that is kept from one run to the next. Broken entries are put aside, the others stay. */
export const readList = async <T>(file: JsonFile, schema: Schema<T>): Promise<readonly T[]> =>
  keepFlawed(file, validEntries(schema, await file.read()))
