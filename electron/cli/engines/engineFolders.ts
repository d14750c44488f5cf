import path from 'node:path'
import { webUserFolder, windowUserFolder } from '../../shell/userFolders'
import type { CommandLine } from '../io/command'

/** The folders whose engines are known by name: the one that is named, else those of the window and of the browser. */
export const engineFolders = (line: CommandLine): readonly string[] => {
  const named = line.values('user-data-dir').at(-1)
  return named === undefined ? [windowUserFolder(), webUserFolder()] : [path.resolve(named)]
}
