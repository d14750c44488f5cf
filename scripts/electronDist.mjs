// Which Electron goes into a package: the official one, or the folder that ELECTRON_OVERRIDE_DIST_PATH names.
import { readFileSync } from 'node:fs'
import path from 'node:path'

const folder = process.env.ELECTRON_OVERRIDE_DIST_PATH

export default folder
  ? { electronDist: folder, electronVersion: readFileSync(path.join(folder, 'version'), 'utf8').trim() }
  : {}
