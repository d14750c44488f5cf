// The programs of the system that tests need: the one list that the test run, `npm run programs` and .ci/run go by.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import path from 'node:path'
import { readyElectron } from './electronBinary.mjs'

/** By name: the commands under which systems know it, the first that is there; Debian's package; what tests use it for. */
export const PROGRAMS = {
  stockfish: {
    commands: ['stockfish'],
    package: 'stockfish',
    use: 'referee of legal moves, an engine beside ours',
  },
  'fairy-stockfish': {
    commands: ['fairy-stockfish'],
    package: 'fairy-stockfish',
    use: 'referee of placements and special castling',
  },
  polyglot: { commands: ['polyglot'], package: 'polyglot', use: 'a client of our UCI engine' },
  chromium: {
    variable: 'CHROMIUM_PATH',
    commands: ['chromium', 'chromium-browser', 'google-chrome'],
    package: 'chromium',
    use: 'the workbench in a browser, published pages',
  },
  pdftotext: { commands: ['pdftotext'], package: 'poppler-utils', use: 'reads the text of PDFs' },
  pdfinfo: { commands: ['pdfinfo'], package: 'poppler-utils', use: 'reads the pages of PDFs' },
  'pgn-extract': { commands: ['pgn-extract'], package: 'pgn-extract', use: 'reads games written for others' },
  scid: { commands: ['tkscid'], package: 'scid', use: 'reads games written for others' },
  gio: { commands: ['gio'], package: 'libglib2.0-bin', use: 'opens files by their type, as desktops do' },
  'desktop-file-validate': {
    commands: ['desktop-file-validate'],
    package: 'desktop-file-utils',
    use: 'checks the desktop entry',
  },
  'redis-server': {
    commands: ['redis-server', 'valkey-server'],
    package: 'redis-server',
    use: 'hands positions out to several workers',
  },
  electron: { use: 'the workbench in its window' }, // its packages are the business of electron-runtime.sh
}

/** Debian puts games where not every PATH looks. */
const MORE_FOLDERS = ['/usr/games', '/usr/bin']

const canRun = file => {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

const onPath = command =>
  [...(process.env.PATH ?? '').split(path.delimiter), ...MORE_FOLDERS]
    // Where npm links programs of packages there are none of the system.
    .filter(folder => path.isAbsolute(folder) && !folder.includes(path.join('node_modules', '.bin')))
    .map(folder => path.join(folder, command))
    .find(canRun)

/** Whether screens of our own can be made. */
export const canMakeScreens = () => process.platform === 'linux' && onPath('Xvfb') !== undefined

/** A screen to open windows on: the one that is there, or one of our own. */
export const hasScreen = () =>
  process.platform !== 'linux' ||
  Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY) ||
  canMakeScreens()

/** An Electron may be there and lack libraries of the system. */
const starts = electron =>
  spawnSync(electron, ['--version'], { env: { ...process.env, ELECTRON_RUN_AS_NODE: '1' }, stdio: 'ignore' })
    .status === 0

const electronThatRuns = () => {
  const electron = hasScreen() ? readyElectron() : undefined
  return electron !== undefined && starts(electron) ? electron : undefined
}

/**
 * The path of a program of the list, or undefined where it is not installed. Nothing is fetched.
 *
 * @param {keyof typeof PROGRAMS} name
 * @returns {string | undefined}
 */
export const findProgram = name => {
  if (name === 'electron') return electronThatRuns()
  const { variable, commands } = PROGRAMS[name]
  const named = variable === undefined ? undefined : process.env[variable]
  if (named && canRun(named)) return named
  return commands.map(onPath).find(file => file !== undefined)
}

/** The paths of all programs of the list, but of those that are missing. */
export const findPrograms = () =>
  Object.fromEntries(
    Object.keys(PROGRAMS)
      .map(name => [name, findProgram(name)])
      .filter(([, file]) => file !== undefined),
  )

/** Packages of Debian that Electron needs and that are missing, as its own script knows them. */
const electronPackages = () => {
  if (process.platform !== 'linux') return []
  const script = path.join(import.meta.dirname, 'electron-runtime.sh')
  return spawnSync(script, ['--packages'], { encoding: 'utf8' }).stdout.split('\n').filter(Boolean)
}

/**
 * The packages of Debian and Ubuntu that bring these programs.
 *
 * @param {readonly string[]} names of missing programs
 */
export const packagesFor = names => [
  ...new Set(names.flatMap(name => (name === 'electron' ? electronPackages() : [PROGRAMS[name].package]))),
]

/** The command that installs packages. */
export const installCommand = packages => `apt-get install -y --no-install-recommends ${packages.join(' ')}`

/** Set where nothing may be left out: a missing program is a failure there. */
export const programsAreRequired = () => Boolean(process.env.BACKRANK_REQUIRE_PROGRAMS)
