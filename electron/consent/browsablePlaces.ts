import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { canonicalPath } from './canonicalPath'

/** The folders that a page with its own file dialog may list. */
export interface BrowsablePlaces {
  /** Those that are not empty, the home first; none is inside another before it. */
  all(): Promise<readonly string[]>
  /** @param folder without symbolic links, as `canonicalPath` makes it */
  hold(folder: string): Promise<boolean>
}

/** Where systems mount media. On Windows each is a drive of its own. */
const MEDIA: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: ['/media', '/run/media', '/mnt'],
  darwin: ['/Volumes'],
}

/** What looks like files there is the system itself. */
const NEVER = ['/proc', '/sys', '/dev']

/** A folder is inside another, or the same. */
export const isWithin = (folder: string, other: string): boolean => {
  const way = path.relative(other, folder)
  return way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way)
}

const topOf = (folder: string): string => path.parse(folder).root

/** A drive with a letter, other than that of the home. Looking at another machine would contact it. */
const isOtherDrive = (folder: string, home: string): boolean =>
  /^[a-z]:/i.test(topOf(folder)) && topOf(folder).toLowerCase() !== topOf(home).toLowerCase()

/** Everything is inside the root: there a place is the folder itself, without what is in it. */
const isIn = (folder: string, place: string): boolean =>
  topOf(place) === place ? folder === place : isWithin(folder, place)

const isEmpty = (folder: string): Promise<boolean> =>
  readdir(folder).then(
    names => names.length === 0,
    () => true,
  )

/**
 * The home, the folders of files that the user has named, on the command line now or in an earlier run, and mounted
 * media.
 *
 * @param named files, as they were named
 * @param media where the system puts them
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
