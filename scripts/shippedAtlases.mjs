// Builds the atlases that come with the program (docs/atlas.md) and puts them into resources/atlas:
//   npm run atlas [SYSTEM...]
// Systems with too many starts for a full search are estimated from a sample, but only if they are named. Double
// Chess960 is searched in full, which takes hours, also only if it is named. Its build begins with the values of the
// shipped atlas if they are from the same engine, and can be stopped at any time;
//   npm run atlas -- --so-far double-chess960
// then ships an estimate from the values found so far. Once all values are found, they are shipped denoised, beside
// those of the search. A stopped build can be continued: its values are kept in .cache/atlas, in a folder for each
// engine.
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

/** Systems whose values are estimated from a sample of the starts, with the system of their throws, if there is one. */
const ESTIMATES = new Map([
  ['half-random-transcendental', { throws: 'half-random-transcendental' }],
  ['transcendental', {}],
])
const SAMPLE = ['--sample', '40000', '--seed', 'backrank', '--nodes', '5000']

/** Systems whose many starts are all searched, with the number of starts and the system of their throws. */
const GROWING = new Map([['double-chess960', { starts: '921600', throws: 'fischer-benko' }]])

/** The files on which all values of a system depend. */
const engineOf = system =>
  LARGER.includes(system) ? ['wideCore.wasm', 'wideNetwork.bin'] : ['core.wasm', 'network.bin']

/** The folder for the values found by a system's engine. */
const workFolder = system => {
  const engine = createHash('sha256')
  for (const file of engineOf(system)) engine.update(readFileSync(path.join(resources, file)))
  return path.join(root, '.cache', 'atlas', engine.digest('hex').slice(0, 16))
}

const cli = path.join(root, 'out/main/cli.js')

const backrank = (...args) => {
  const { status } = spawnSync(process.execPath, [cli, ...args], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/** The file for the values of a system; makes its folder. */
const workFile = system => {
  const work = workFolder(system)
  mkdirSync(work, { recursive: true })
  return path.join(work, `${system}.atlas`)
}

/** Searches the values of a system, unless that is done, and returns the file with them. */
const searched = (system, effort) => {
  const file = workFile(system)
  if (!existsSync(file)) {
    console.log(`${system}...`)
    backrank('atlas', 'build', system, ...effort, '-o', file)
  }
  return file
}

const shippedAtlas = system => path.join(target, `${system}.atlas`)

/** Whether the values of a file are from the current engine. */
const isOfThisEngine = file =>
  spawnSync(process.execPath, [cli, 'atlas', 'check', file, '--sample', '1']).status === 0

const solveThrows = throws =>
  backrank('atlas', 'throws', throws, '-o', path.join(target, `${throws}.sequential.throws`))

const estimate = (system, { throws }) => {
  backrank('atlas', 'fit', searched(system, SAMPLE), '-o', shippedAtlas(system))
  if (throws) solveThrows(throws)
}

/** Searches starts in random order, so that those found so far are always a random sample. */
const grow = (system, { starts, throws }) => {
  const file = workFile(system)
  const found = `${file}.progress`
  const shipped = shippedAtlas(system)
  if (!existsSync(file) && existsSync(shipped) && isOfThisEngine(shipped)) copyFileSync(shipped, file)
  if (isSoFar) {
    backrank('atlas', 'fit', ...[file, found].filter(one => existsSync(one)), '-o', shipped)
  } else {
    const order = ['--nodes', NODES, '--sample', starts, '--seed', 'backrank']
    backrank('atlas', 'build', system, ...order, '-o', file)
    backrank('atlas', 'fit', file, '-o', shipped)
  }
  solveThrows(throws)
}

const build = system => {
  const [growing, estimated] = [GROWING.get(system), ESTIMATES.get(system)]
  if (growing) grow(system, growing)
  else if (estimated) estimate(system, estimated)
  else copyFileSync(searched(system, ['--nodes', NODES]), shippedAtlas(system))
}

const words = process.argv.slice(2)
const isSoFar = words.includes('--so-far')
const asked = words.filter(word => word !== '--so-far')
const known = [...SYSTEMS, ...ESTIMATES.keys(), ...GROWING.keys()]
const stranger = asked.find(system => !known.includes(system))
if (stranger !== undefined) {
  console.error(`no atlas of ${stranger} is built here; there are ${known.join(', ')}`)
  process.exit(2)
}
mkdirSync(target, { recursive: true })
for (const system of asked.length > 0 ? asked : SYSTEMS) build(system)
