import { realpath } from 'node:fs/promises'
import path from 'node:path'

/** `\\server\share`: to ask where it leads would be to call that server. */
const isRemote = (file: string): boolean => path.parse(file).root.startsWith('\\\\')

/** Undefined if it cannot be followed for any reason: its folder is asked next. */
const followed = (file: string): Promise<string | undefined> => realpath(file).catch(() => undefined)

/**
 * The canonical path of a file, whether or not it exists: without symbolic links, in the letters that the disk has for
 * it. For a file that does not exist, its existing folders are resolved. Paths of other machines stay as they are
 * written.
 *
 * @param file absolute and without `..`, as `path.resolve` makes it
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
