import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmdirSync,
  type Stats,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { AppNotice, FileError } from '@shared/ipc/contract'
import { fileErrorOf } from '../files/disk/fileError'
import type { Logger } from '../shell/logger'

/** The folder for settings, journal and log. */
export interface UsableFolder {
  /** The absolute path; files can be created in it. */
  readonly path: string
  /** What is wrong with the wanted folder, if this is a temporary one used instead. */
  readonly trouble?: FileError
}

/** Why no files can be created in a folder. A full disk does not count, because it may have space again. */
const troubleWith = (folder: string): FileError | undefined => {
  try {
    mkdirSync(folder, { recursive: true })
    rmdirSync(mkdtempSync(path.join(folder, '.try-')))
    return undefined
  } catch (error) {
    const trouble = fileErrorOf(folder, error)
    return trouble.reason === 'diskFull' && existsSync(folder) ? undefined : trouble
  }
}

/** Whether the folder is ours alone, so that no other user can have put anything there. */
const isOurs = (found: Stats): boolean => {
  if (!found.isDirectory()) return false
  return process.platform === 'win32' || (found.uid === process.getuid?.() && (found.mode & 0o077) === 0)
}

/**
 * The temporary folder used instead of the wanted one. It is the same at every start, so that unsaved edits are found again; a new one if
 * it belongs to another user.
 */
const standInFor = (wanted: string, parent: string): string => {
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 12)
  const folder = path.join(parent, `backrank-${name}`)
  const found = lstatSync(folder, { throwIfNoEntry: false })
  if (!found) mkdirSync(folder, { mode: 0o700 })
  return !found || isOurs(found) ? folder : mkdtempSync(path.join(parent, 'backrank-'))
}

/**
 * The wanted folder, created if necessary, or a temporary one if no file can be created in it.
 *
 * @param parent the folder for temporary folders
 */
export const usableFolder = (wanted: string, parent = tmpdir()): UsableFolder => {
  const trouble = troubleWith(wanted)
  return trouble ? { path: standInFor(wanted, parent), trouble } : { path: wanted }
}

const CARRIED = /^journal(-lists)?$|\.json$/

/** Copies settings and unsaved edits into a temporary folder that has none yet. */
export const carryOver = ({ path: folder, trouble }: UsableFolder, logger: Logger): void => {
  if (!trouble) return
  logger.error('another folder is used', { folder, trouble })
  if (readdirSync(folder).some(name => CARRIED.test(name))) return
  const carry = (name: string) =>
    cpSync(path.join(trouble.path, name), path.join(folder, name), { recursive: true })
  const attempt = (run: () => void) => {
    try {
      run()
    } catch (error) {
      logger.error('not all was taken along', error)
    }
  }
  attempt(() => {
    for (const name of readdirSync(trouble.path).filter(each => CARRIED.test(each)))
      attempt(() => carry(name))
  })
}

/** The notice that tells the user about a temporary folder. */
export const noticesOf = ({ path: folder, trouble }: UsableFolder): readonly AppNotice[] =>
  trouble ? [{ kind: 'temporaryFolder', folder, trouble }] : []
