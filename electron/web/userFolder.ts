import { homedir } from 'node:os'
import path from 'node:path'

const configFolder = (): string => {
  const home = homedir()
  if (process.platform === 'darwin') return path.join(home, 'Library', 'Application Support')
  if (process.platform === 'win32') return process.env.APPDATA ?? path.join(home, 'AppData', 'Roaming')
  return process.env.XDG_CONFIG_HOME ?? path.join(home, '.config')
}

/** Beside the window's own folder, not the same: two programs must not write one journal. */
export const webUserFolder = (): string => path.join(configFolder(), 'Backrank', 'web')
