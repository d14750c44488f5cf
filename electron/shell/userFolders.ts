import { homedir } from 'node:os'
import path from 'node:path'

const configFolder = (): string => {
  const home = homedir()
  if (process.platform === 'darwin') return path.join(home, 'Library', 'Application Support')
  if (process.platform === 'win32') return process.env.APPDATA ?? path.join(home, 'AppData', 'Roaming')
  return process.env.XDG_CONFIG_HOME ?? path.join(home, '.config')
}

/** The folder where the window keeps settings, journal and engines: the one that Electron chooses, unless another is given. */
export const windowUserFolder = (): string => path.join(configFolder(), 'Backrank')

/**
 * The same for the workbench in the browser. It is separate from the window's own, because two programs must not write to the same journal.
 */
export const webUserFolder = (): string => path.join(windowUserFolder(), 'web')
