import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { canonicalPath } from './canonicalPath'

/** Where a page may look around that asks for paths in a dialog of its own. */
export interface BrowsablePlaces {
  /** Those that hold anything, the home first; none lies in another one before it. */
  all(): Promise<readonly string[]>
  /** @param folder without symbolic links, as `canonicalPath` makes it */
  hold(folder: string): Promise<boolean>
}

/** Where systems put what is plugged in. On Windows that is a drive of its own. */
const MEDIA: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: ['/media', '/run/media', '/mnt'],
  darwin: ['/Volumes'],
}

/** What looks like files there is the system itself. */
const NEVER = ['/proc', '/sys', '/dev']

/** One folder lies in another, or is it. */
export const isWithin = (folder: string, other: string): boolean => {
  const way = path.relative(other, folder)
  return way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way)
}

const topOf = (folder: string): string => path.parse(folder).root

/** A drive that has a letter, other than that of the home. To look at another machine would be to call it. */
const isOtherDrive = (folder: string, home: string): boolean =>
  /^[a-z]:/i.test(topOf(folder)) && topOf(folder).toLowerCase() !== topOf(home).toLowerCase()

/** At the very top everything lies: a place there is that folder alone. */
const isIn = (folder: string, place: string): boolean =>
  topOf(place) === place ? folder === place : isWithin(folder, place)

const isEmpty = (folder: string): Promise<boolean> =>
  readdir(folder).then(
    names => names.length === 0,
    () => true,
  )

/**
 * The home, the folders of files that the user has named, on the command line now or in an earlier run, and media that
 * are plugged in.
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
