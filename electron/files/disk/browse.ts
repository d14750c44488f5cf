import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { FileError, FolderEntry } from '@shared/ipc/contract'
import { isSteering } from '@shared/plainText'
import type { Result } from '@shared/result'
import { attempt } from './fileError'

const ORDER = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/** Listings leave out hidden files, and names that no line of a list can show as they are. */
export const isHidden = (name: string): boolean => name.startsWith('.') || isSteering(name)

const isGames = (name: string): boolean => path.extname(name).toLowerCase() === '.pgn'

/** A file with this name is listed. */
export const isShownFile = (name: string): boolean => isGames(name) && !isHidden(name)

/** Undefined for what is neither a folder nor a PGN file, or cannot be looked at. */
const entryOf = async (folder: string, name: string): Promise<FolderEntry | undefined> => {
  const file = path.join(folder, name)
  const found = await stat(file).catch(() => undefined)
  if (found?.isDirectory()) return { name, path: file, kind: 'folder', size: 0 }
  if (!found?.isFile()) return undefined
  return isGames(name) ? { name, path: file, kind: 'file', size: found.size } : undefined
}

const byKindAndName = (one: FolderEntry, other: FolderEntry): number =>
  one.kind === other.kind ? ORDER.compare(one.name, other.name) : one.kind === 'folder' ? -1 : 1

/**
 * Lists folders and PGN files for a page that has to show its own file dialog: folders first, each by name.
 *
 * @param folder absolute
 */
export const browse = (folder: string): Promise<Result<readonly FolderEntry[], FileError>> =>
  attempt(folder, async () => {
    const names = (await readdir(folder)).filter(name => !isHidden(name))
    const entries = await Promise.all(names.map(name => entryOf(folder, name)))
    return entries.filter(entry => entry !== undefined).sort(byKindAndName)
  })
