// Called by electron-builder: a pinned runtime includes Electron's default app for sources, which no package needs.
import { rmSync } from 'node:fs'
import path from 'node:path'

export default ({ appOutDir }) => {
  rmSync(path.join(appOutDir, 'resources', 'default_app.asar'), { force: true })
}
