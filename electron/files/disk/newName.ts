import { randomUUID } from 'node:crypto'
import path from 'node:path'

/** The suffix of new files that we write beside the ones they replace. */
const NEW = '.backrank.new'

/** The suffix of lock files, which show whose turn it is to write another file. */
const TURN = '.backrank.turn'

/** The characters kept of the old name: file systems allow 255 bytes, and a character may take three. */
const MAX_NAME_LENGTH = 60

const nameBeside = (target: string, ending: string): string =>
  path.join(path.dirname(target), `.${path.basename(target).slice(0, MAX_NAME_LENGTH)}${ending}`)

/** The file that every writer of `target` tries to create first; the one who succeeds is the only writer. */
export const lockName = (target: string): string => nameBeside(target, TURN)

/** The name of a new file, which no other file has. */
export const newName = (target: string): string => nameBeside(target, `.${randomUUID().slice(0, 8)}${NEW}`)

/** Whether a file with this name is one that we wrote beside another. */
export const isBeside = (name: string): boolean =>
  /^\..+\.(?:[0-9a-f]{8}\.backrank\.new|backrank\.turn)$/.test(name)
