// `npm run dist`: makes packages for this system in dist/. On Linux it makes a Debian package;
// `npm run dist -- AppImage` makes an AppImage as well. `--quick` packs faster but larger, for tests.
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import path from 'node:path'
import { debianPackage } from './debianPackage.mjs'
import { findElectron } from './electronBinary.mjs'

const root = path.join(import.meta.dirname, '..')
const words = process.argv.slice(2)
const quick = words.includes('--quick')
const targets = words.filter(word => word !== '--quick')

/** The folder of the tests' pinned Electron if there is no official one; such a package is for trials only. */
const electronFolder = () => {
  if (process.env.ELECTRON_OVERRIDE_DIST_PATH || findElectron()) return undefined
  const pinned = findElectron({ forTests: true })
  if (pinned === undefined) return undefined
  console.log('No official Electron could be had: this package is for trying, not for users.')
  return path.dirname(pinned)
}

const build = () => {
  const folder = process.platform === 'linux' ? electronFolder() : undefined
  const platform =
    process.platform === 'linux' ? ['--linux', ...(targets.length > 0 ? targets : ['dir'])] : targets
  const { status } = spawnSync('npx', ['electron-builder', ...platform, '--publish', 'never'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...(folder && { ELECTRON_OVERRIDE_DIST_PATH: folder }) },
  })
  if (status !== 0) process.exit(status ?? 1)
}

build()
if (process.platform === 'linux') {
  const file = debianPackage({ quick })
  console.log(`${path.relative(root, file)}: ${(statSync(file).size / 1e6).toFixed(1)} MB`)
}
