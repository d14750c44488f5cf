// Builds the atlases that come with the program (docs/atlas.md) and puts them into resources/atlas:
//   npm run atlas [SYSTEM...]
// A build that was stopped goes on: what is found lies in .cache/atlas, in a folder for each engine.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const resources = path.join(root, 'resources')
const target = path.join(resources, 'atlas')

const EIGHT_BY_EIGHT = ['chess960', 'arrangement', 'beautiful', 'ajax-random', 'contemporary-random']
const LARGER = ['capablanca-random', 'korean-random']
const SYSTEMS = [...EIGHT_BY_EIGHT, ...LARGER]
const NODES = '20000'

/** The files on which all values of a system depend. */
const engineOf = system =>
  LARGER.includes(system) ? ['wideCore.wasm', 'wideNetwork.bin'] : ['core.wasm', 'network.bin']

/** A folder for what an engine has found. */
const workFolder = system => {
  const engine = createHash('sha256')
  for (const file of engineOf(system)) engine.update(readFileSync(path.join(resources, file)))
  return path.join(root, '.cache', 'atlas', engine.digest('hex').slice(0, 16))
}

const build = system => {
  const work = workFolder(system)
  mkdirSync(work, { recursive: true })
  const file = path.join(work, `${system}.atlas`)
  if (!existsSync(file)) {
    console.log(`${system}...`)
    const args = ['atlas', 'build', system, '--nodes', NODES, '-o', file]
    const { status } = spawnSync(process.execPath, [path.join(root, 'out/main/cli.js'), ...args], {
      stdio: 'inherit',
    })
    if (status !== 0) process.exit(status ?? 1)
  }
  copyFileSync(file, path.join(target, `${system}.atlas`))
}

const asked = process.argv.slice(2)
const stranger = asked.find(system => !SYSTEMS.includes(system))
if (stranger !== undefined) {
  console.error(`no atlas of ${stranger} is shipped; there are ${SYSTEMS.join(', ')}`)
  process.exit(2)
}
mkdirSync(target, { recursive: true })
for (const system of asked.length > 0 ? asked : SYSTEMS) build(system)
