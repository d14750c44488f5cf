// Builds the atlases that come with the program (docs/atlas.md) and puts them into resources/atlas:
//   npm run atlas [SYSTEM...]
// Systems with too many starts for that are estimated from a sample, only where they are named.
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

/** Systems whose starts are estimated from some of them, with the system of their throws, if there is one. */
const ESTIMATES = new Map([
  ['half-random-transcendental', { throws: 'half-random-transcendental' }],
  ['transcendental', {}],
])
const SAMPLE = ['--sample', '40000', '--seed', 'backrank', '--nodes', '5000']

/** The files on which all values of a system depend. */
const engineOf = system =>
  LARGER.includes(system) ? ['wideCore.wasm', 'wideNetwork.bin'] : ['core.wasm', 'network.bin']

/** A folder for what an engine has found. */
const workFolder = system => {
  const engine = createHash('sha256')
  for (const file of engineOf(system)) engine.update(readFileSync(path.join(resources, file)))
  return path.join(root, '.cache', 'atlas', engine.digest('hex').slice(0, 16))
}

const backrank = (...args) => {
  const { status } = spawnSync(process.execPath, [path.join(root, 'out/main/cli.js'), ...args], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** Has values searched, and answers with the file that holds them. */
const searched = (system, effort) => {
  const work = workFolder(system)
  mkdirSync(work, { recursive: true })
  const file = path.join(work, `${system}.atlas`)
  if (!existsSync(file)) {
    console.log(`${system}...`)
    backrank('atlas', 'build', system, ...effort, '-o', file)
  }
  return file
}

const estimate = (system, { throws }) => {
  const atlas = path.join(target, `${system}.atlas`)
  backrank('atlas', 'fit', searched(system, SAMPLE), '-o', atlas)
  if (throws) backrank('atlas', 'throws', throws, '-o', path.join(target, `${throws}.sequential.throws`))
}

const build = system => {
  const estimated = ESTIMATES.get(system)
  if (estimated) estimate(system, estimated)
  else copyFileSync(searched(system, ['--nodes', NODES]), path.join(target, `${system}.atlas`))
}

const asked = process.argv.slice(2)
const known = [...SYSTEMS, ...ESTIMATES.keys()]
const stranger = asked.find(system => !known.includes(system))
if (stranger !== undefined) {
  console.error(`no atlas of ${stranger} is built here; there are ${known.join(', ')}`)
  process.exit(2)
}
mkdirSync(target, { recursive: true })
for (const system of asked.length > 0 ? asked : SYSTEMS) build(system)
