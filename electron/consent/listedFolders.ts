import { homedir } from 'node:os'
import path from 'node:path'
import type { FileError, FolderListing } from '@shared/ipc/contract'
import { err, type Result } from '@shared/result'
import { browse, isHidden, isShownFile } from '../files/disk/browse'
import { fileError } from '../files/disk/fileError'
import { canonicalPath } from './canonicalPath'

/** The folders that we have listed for a page, in a shell whose file dialog is the page's own. */
export interface ListedFolders {
  /** Lists a folder, by default the user's home. Hidden ones are refused: no listing leads to them. */
  list(folder?: string): Promise<Result<FolderListing, FileError>>
  /**
   * A PGN file, there or not, in a folder that was listed.
   *
   * @param file absolute and without `..`
   */
  holds(file: string): boolean
}

/** No step on the way is hidden, other than those to the home itself. */
const isShownFolder = async (folder: string): Promise<boolean> => {
  const [real, home] = await Promise.all([canonicalPath(folder), canonicalPath(homedir())])
  const fromHome = path.relative(home, real)
  const isInHome = fromHome !== '..' && !fromHome.startsWith(`..${path.sep}`) && !path.isAbsolute(fromHome)
  return !(isInHome ? fromHome : real).split(path.sep).some(isHidden)
}

/** For the shell whose pages ask for paths in a dialog of their own. */
export const listedFolders = (): ListedFolders => {
  const listed = new Set<string>()
  return {
    list: async (directory = homedir()) => {
      const folder = path.resolve(directory)
      if (!(await isShownFolder(folder))) return err(fileError('notChosen', folder))
      const listing = await browse(folder)
      if (listing.ok) listed.add(folder)
      return listing
    },
    holds: file => listed.has(path.dirname(file)) && isShownFile(path.basename(file)),
  }
}

/** For a shell with dialogs of its own: nothing is listed. */
export const NOTHING_LISTED: ListedFolders = {
  list: folder => Promise.resolve(err(fileError('notChosen', folder ?? ''))),
  holds: () => false,
}
