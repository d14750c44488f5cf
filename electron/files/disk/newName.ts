import { randomUUID } from 'node:crypto'
import path from 'node:path'

/** The suffix of new files that we write beside the ones they replace. */
const NEW = '.backrank.new'

/** The suffix of lock files: whose turn it is to write another file. */
const TURN = '.backrank.turn'

/** Letters of the old name that are kept: a file system takes 255 bytes, and a letter may have three. */
const MAX_NAME_LENGTH = 60

const nameBeside = (target: string, ending: string): string =>
  path.join(path.dirname(target), `.${path.basename(target).slice(0, MAX_NAME_LENGTH)}${ending}`)

/** The file that every writer of `target` creates first: the one that succeeds is alone. */
export const lockName = (target: string): string => nameBeside(target, TURN)

/** A new file, with a name that no other has. */
export const newName = (target: string): string => nameBeside(target, `.${randomUUID().slice(0, 8)}${NEW}`)

/** Whether a file of this name is one of ours beside another. */
export const isBeside = (name: string): boolean =>
  /^\..+\.(?:[0-9a-f]{8}\.backrank\.new|backrank\.turn)$/.test(name)
