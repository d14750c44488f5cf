import path from 'node:path'
import { readdir, stat } from 'node:fs/promises'
import type { FileError, FolderEntry, FolderListing } from '@shared/ipc/contract'
import { err, ok, type Result } from '@shared/result'
import { isLink } from '../files/disk/atomicWrite'
import { attempt, fileError } from '../files/disk/fileError'
import { canonicalPath } from './canonicalPath'
import { isSteering } from '@shared/plainText'

/** The folders that a page with its own file dialog may list. */
interface BrowsablePlaces {
  /** The folders that are not empty, the home first; leaves out those inside an earlier one. */
  all(): Promise<readonly string[]>
  /**
   * Whether a folder is one of them or inside one.
   *
   * @param folder without symbolic links, as `canonicalPath` makes it
   */
  hold(folder: string): Promise<boolean>
}

/** Where systems mount media. On Windows each medium is a drive of its own. */
const MEDIA: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: ['/media', '/run/media', '/mnt'],
  darwin: ['/Volumes'],
}

/** Folders whose files are not files but the system itself. */
const NEVER = ['/proc', '/sys', '/dev']

/** Whether a folder is inside another, or the same. */
const isWithin = (folder: string, other: string): boolean => {
  const way = path.relative(other, folder)
  return way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way)
}

const topOf = (folder: string): string => path.parse(folder).root

/**
 * Whether a folder is on a drive with a letter, other than the one of the home. Paths on other machines are excluded, because looking at
 * them would contact those machines.
 */
const isOtherDrive = (folder: string, home: string): boolean =>
  /^[a-z]:/i.test(topOf(folder)) && topOf(folder).toLowerCase() !== topOf(home).toLowerCase()

/** Whether a folder is in a place. Everything is inside the root, so if a place is the root of a disk, only the root itself counts. */
const isIn = (folder: string, place: string): boolean =>
  topOf(place) === place ? folder === place : isWithin(folder, place)

const isEmpty = (folder: string): Promise<boolean> =>
  readdir(folder).then(
    names => names.length === 0,
    () => true,
  )

/**
 * The places that may be listed: the home, the folders of files that the user has named (on the command line now or in an earlier run), and
 * mounted media.
 *
 * @param named files, as they were named
 * @param media where the system mounts them
 */
export const browsablePlaces = (
  home: string,
  named: readonly string[],
  media: readonly string[] = MEDIA[process.platform] ?? [],
): BrowsablePlaces => {
  const folders = named.map(file => path.dirname(path.resolve(file)))
  const places = () => Promise.all([home, ...folders, ...media].map(canonicalPath))

  return {
    all: async () => {
      const found: string[] = []
      for (const place of await places())
        if (!found.some(other => isIn(place, other)) && !(await isEmpty(place))) found.push(place)
      return found
    },
    hold: async folder => {
      if (NEVER.some(never => isWithin(folder, never))) return false
      const all = await places()
      return isOtherDrive(folder, all[0]!) || all.some(place => isIn(folder, place))
    },
  }
}

const ORDER = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/** Whether listings leave out a name: hidden files, and names that no line of a list can show as they are. */
const isHidden = (name: string): boolean => name.startsWith('.') || isSteering(name)

const isGames = (name: string): boolean => path.extname(name).toLowerCase() === '.pgn'

/** Whether a file with this name is listed. */
const isShownFile = (name: string): boolean => isGames(name) && !isHidden(name)

/** The entry for a name; undefined if it is neither a folder nor a PGN file, or cannot be read. */
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

/** The folders that have been listed for a page, in a shell where the page has its own file dialog. */
export interface ListedFolders {
  /**
   * Lists a folder, by default the user's home. Hidden folders and those outside all places are refused, since no listing leads to them.
   */
  list(folder?: string): Promise<Result<FolderListing, FileError>>
  /**
   * Whether this is a PGN file, existing or not, in a folder that was listed. For a link, the same must be true of its target.
   *
   * @param file absolute and without `..`
   */
  holds(file: string): Promise<boolean>
}

/** Whether no folder on the path is hidden, apart from those that lead to the home itself. */
const isShown = (real: string, home: string): boolean => {
  const way = isWithin(real, home) ? path.relative(home, real) : real
  return !way.split(path.sep).some(isHidden)
}

const kept = async <T>(all: readonly T[], isKept: (one: T) => Promise<boolean>): Promise<readonly T[]> => {
  const verdicts = await Promise.all(all.map(isKept))
  return all.filter((_, place) => verdicts[place])
}

/**
 * For the shell in which pages ask for paths in their own dialog.
 *
 * @param named files that the user has named
 */
export const listedFolders = (home: string, named: readonly string[]): ListedFolders => {
  const places = browsablePlaces(home, named)
  /** The canonical paths of the folders that have been listed. */
  const listed = new Set<string>()

  const refusalOf = async (folder: string): Promise<FileError | undefined> => {
    const real = await canonicalPath(folder)
    if (!isShown(real, await canonicalPath(home))) return fileError('notChosen', folder)
    return (await places.hold(real)) ? undefined : fileError('notBrowsable', folder)
  }

  const isListable = async (folder: string): Promise<boolean> => (await refusalOf(folder)) === undefined

  const isInListed = async (file: string): Promise<boolean> =>
    isShownFile(path.basename(file)) && listed.has(await canonicalPath(path.dirname(file)))

  const holds = async (file: string): Promise<boolean> => {
    const real = await canonicalPath(file)
    // For a link that leads to nothing, the canonical path is the link itself.
    return (await isInListed(file)) && (await isInListed(real)) && !(await isLink(real))
  }

  const isOpen = ({ kind, path: file }: FolderEntry) => (kind === 'folder' ? isListable(file) : holds(file))

  return {
    list: async (directory = home) => {
      const folder = path.resolve(directory)
      const refusal = await refusalOf(folder)
      if (refusal) return err(refusal)
      const entries = await browse(folder)
      if (!entries.ok) return entries
      listed.add(await canonicalPath(folder))
      const parent = path.dirname(folder)
      return ok({
        path: folder,
        ...(parent !== folder && (await isListable(parent)) && { parent }),
        entries: await kept(entries.value, isOpen),
        places: await kept(await places.all(), isListable),
      })
    },
    holds,
  }
}

/** For a shell with its own dialogs: nothing is listed. */
export const NOTHING_LISTED: ListedFolders = {
  list: folder => Promise.resolve(err(fileError('notChosen', folder ?? ''))),
  holds: () => Promise.resolve(false),
}
