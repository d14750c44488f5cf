// Called by electron-builder: the folder of a pinned runtime holds a starter for sources, which no package needs.
import { rmSync } from 'node:fs'
import path from 'node:path'

export default ({ appOutDir }) => {
  rmSync(path.join(appOutDir, 'resources', 'default_app.asar'), { force: true })
}
