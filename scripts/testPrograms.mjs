// The system programs that tests need: the only list, used by the test run, `npm run programs` and .ci/run.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import path from 'node:path'
import { readyElectron } from './electronBinary.mjs'

/**
 * For each program, its possible commands, of which the first one found is used; its Debian package; its use in
 * tests.
 */
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
  electron: { use: 'the workbench in its window' }, // electron-runtime.sh knows its packages
}

/** Debian installs games in a folder that is not in every PATH. */
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
    // Folders in which npm links programs of packages contain no system programs.
    .filter(folder => path.isAbsolute(folder) && !folder.includes(path.join('node_modules', '.bin')))
    .map(folder => path.join(folder, command))
    .find(canRun)

/** Whether virtual screens can be made. */
export const canMakeScreens = () => process.platform === 'linux' && onPath('Xvfb') !== undefined

/** Whether there is a screen for windows: the user's or a virtual one. */
export const hasScreen = () =>
  process.platform !== 'linux' ||
  Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY) ||
  canMakeScreens()

/** Whether an Electron starts: it may be installed but lack system libraries. */
const starts = electron =>
  spawnSync(electron, ['--version'], { env: { ...process.env, ELECTRON_RUN_AS_NODE: '1' }, stdio: 'ignore' })
    .status === 0

const electronThatRuns = () => {
  const electron = hasScreen() ? readyElectron() : undefined
  return electron !== undefined && starts(electron) ? electron : undefined
}

/**
 * The path of a program of the list, or undefined if it is not installed. Installs nothing.
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

/** The paths of all programs of the list that are installed. */
export const findPrograms = () =>
  Object.fromEntries(
    Object.keys(PROGRAMS)
      .map(name => [name, findProgram(name)])
      .filter(([, file]) => file !== undefined),
  )

/** The missing Debian packages that Electron needs, according to its own script. */
const electronPackages = () => {
  if (process.platform !== 'linux') return []
  const script = path.join(import.meta.dirname, 'electron-runtime.sh')
  return spawnSync(script, ['--packages'], { encoding: 'utf8' }).stdout.split('\n').filter(Boolean)
}

/**
 * The Debian and Ubuntu packages of these programs.
 *
 * @param {readonly string[]} names of missing programs
 */
export const packagesFor = names => [
  ...new Set(names.flatMap(name => (name === 'electron' ? electronPackages() : [PROGRAMS[name].package]))),
]

/** The command that installs packages. */
export const installCommand = packages => `apt-get install -y --no-install-recommends ${packages.join(' ')}`

/** Whether no test may be skipped: a missing program is then a failure. */
export const programsAreRequired = () => Boolean(process.env.BACKRANK_REQUIRE_PROGRAMS)
