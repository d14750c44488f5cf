import { readdir, stat } from 'node:fs/promises'
import { homedir } from 'node:os'
import path from 'node:path'
import type { FileError, FolderEntry, FolderListing } from '@shared/ipc/contract'
import type { Result } from '@shared/result'
import { attempt } from './fileError'

const ORDER = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/** Listings leave out what its owner has hidden. */
export const isHidden = (name: string): boolean => name.startsWith('.')

const isGames = (name: string): boolean => path.extname(name).toLowerCase() === '.pgn'

/** A file of this name stands in listings. */
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

/** Lists folders and PGN files for a page that has to show its own file dialog. */
export const browse = (directory = homedir()): Promise<Result<FolderListing, FileError>> => {
  const folder = path.resolve(directory)
  return attempt(folder, async () => {
    const names = (await readdir(folder)).filter(name => !isHidden(name))
    const entries = await Promise.all(names.map(name => entryOf(folder, name)))
    const parent = path.dirname(folder)
    return {
      path: folder,
      ...(parent === folder ? {} : { parent }),
      entries: entries.filter(entry => entry !== undefined).sort(byKindAndName),
    }
  })
}
