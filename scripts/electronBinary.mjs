// Finds an Electron to run, in the order that users expect.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const packageDir = path.join(root, 'node_modules', 'electron')
const DOWNLOAD_LIMIT_MS = 300_000

/** The name of the executable inside a distribution folder. */
const executableName =
  {
    darwin: 'Electron.app/Contents/MacOS/Electron',
    win32: 'electron.exe',
  }[process.platform] ?? 'electron'

const inFolder = folder => {
  const executable = path.join(folder, executableName)
  return existsSync(executable) ? executable : undefined
}

const fromEnvironment = () => {
  const folder = process.env.ELECTRON_OVERRIDE_DIST_PATH
  return folder && inFolder(folder)
}

const alreadyDownloaded = () => {
  const pathFile = path.join(packageDir, 'path.txt')
  if (!existsSync(pathFile)) return undefined
  const executable = path.join(packageDir, 'dist', readFileSync(pathFile, 'utf8').trim())
  return existsSync(executable) ? executable : undefined
}

const download = () => {
  const { status } = spawnSync(process.execPath, [path.join(packageDir, 'install.js')], {
    stdio: 'ignore',
    timeout: DOWNLOAD_LIMIT_MS,
  })
  return status === 0 ? alreadyDownloaded() : undefined
}

/**
 * The runtime of `electron-runtime.sh`, pinned by hash: for development and tests on Linux x64 only.
 *
 * @param {readonly string[]} words the arguments of the script
 */
const pinned = words => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const { status, stdout } = spawnSync(path.join(root, 'scripts', 'electron-runtime.sh'), words, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return status === 0 ? inFolder(stdout.trim()) : undefined
}

/** Only root may install the system packages that the runtime needs; the script reports what is missing. */
const fetchPinned = () => pinned(process.getuid?.() === 0 ? ['--quiet'] : ['--quiet', '--no-apt'])

/**
 * The path of an Electron executable, or undefined if none is available.
 *
 * @param {{ forTests?: boolean }} options `forTests` also allows the pinned runtime, which users never get
 * @returns {string | undefined}
 */
export const findElectron = ({ forTests = false } = {}) =>
  fromEnvironment() ?? alreadyDownloaded() ?? download() ?? (forTests ? fetchPinned() : undefined)

/**
 * The path of an Electron for tests that is already installed, or undefined; downloads nothing.
 *
 * @returns {string | undefined}
 */
export const readyElectron = () => fromEnvironment() ?? alreadyDownloaded() ?? pinned(['--ready'])

/** Chromium's sandbox refuses to run as root; all other users keep it. */
export const sandboxArguments = () => (process.getuid?.() === 0 ? ['--no-sandbox'] : [])
