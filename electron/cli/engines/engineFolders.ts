import path from 'node:path'
import { webUserFolder, windowUserFolder } from '../../shell/userFolders'

/** The folders whose engines are known by name: the one that is named, else those of the window and of the browser. */
export const engineFolders = (named: string | undefined): readonly string[] =>
  named === undefined ? [windowUserFolder(), webUserFolder()] : [path.resolve(named)]
