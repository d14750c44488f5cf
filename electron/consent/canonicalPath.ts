import { realpath } from 'node:fs/promises'
import path from 'node:path'

/** Whether a path is on another machine, like `\\server\share`; resolving it would contact that machine. */
const isRemote = (file: string): boolean => path.parse(file).root.startsWith('\\\\')

/** The real path of a file; undefined if it cannot be resolved for any reason, in which case its folder is tried. */
const followed = (file: string): Promise<string | undefined> => realpath(file).catch(() => undefined)

/**
 * The canonical path of a file, whether or not it exists: without symbolic links, in the upper and lower case that the disk uses. For a
 * file that does not exist, its existing folders are resolved. Paths on other machines stay as they are.
 *
 * @param file absolute and without `..`, as returned by `path.resolve`
 */
export const canonicalPath = async (file: string): Promise<string> => {
  if (isRemote(file)) return file
  const missing: string[] = []
  for (let place = file; ; place = path.dirname(place)) {
    const found = await followed(place)
    if (found !== undefined) return path.join(found, ...missing)
    if (path.dirname(place) === place) return file
    missing.unshift(path.basename(place))
  }
}
