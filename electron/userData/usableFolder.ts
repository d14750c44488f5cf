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
  /** Absolute; files can be made in it. */
  readonly path: string
  /** What is wrong with the wanted folder, where this is a temporary one instead. */
  readonly trouble?: FileError
}

/** What keeps files from being made in a folder. A full disk does not count: it may have space again. */
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

/** No other user can have put anything there. */
const isOurs = (found: Stats): boolean => {
  if (!found.isDirectory()) return false
  return process.platform === 'win32' || (found.uid === process.getuid?.() && (found.mode & 0o077) === 0)
}

/** The same at every start, so that unsaved edits are found again; another where that one belongs to another user. */
const standInFor = (wanted: string, parent: string): string => {
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 12)
  const folder = path.join(parent, `backrank-${name}`)
  const found = lstatSync(folder, { throwIfNoEntry: false })
  if (!found) mkdirSync(folder, { mode: 0o700 })
  return !found || isOurs(found) ? folder : mkdtempSync(path.join(parent, 'backrank-'))
}

/**
 * The folder that is wanted, made if need be, or a temporary one where no file can be made in it.
 *
 * @param parent of temporary folders
 */
export const usableFolder = (wanted: string, parent = tmpdir()): UsableFolder => {
  const trouble = troubleWith(wanted)
  return trouble ? { path: standInFor(wanted, parent), trouble } : { path: wanted }
}

const CARRIED = /^journal(-lists)?$|\.json$/

/** Takes settings and unsaved edits along into a temporary folder that has none yet. */
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

/** What the user reads about a temporary folder. */
export const noticesOf = ({ path: folder, trouble }: UsableFolder): readonly AppNotice[] =>
  trouble ? [{ kind: 'temporaryFolder', folder, trouble }] : []
