// `npm start`: opens the workbench in its window or, if no Electron is available, in the browser.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { findElectron, sandboxArguments } from './electronBinary.mjs'

const root = path.join(import.meta.dirname, '..')
const at = (...parts) => path.join(root, ...parts)

/** A window that fails within this time counts as not opened. */
const STARTUP_MS = 10_000

const SOURCES = [
  'electron',
  'shared',
  'renderer',
  'docs/manual',
  'tools/manual',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
]
const BUILT = [
  'out/main/main.js',
  'out/main/webHost.js',
  'out/preload/preload.cjs',
  'out/renderer/index.html',
  'out/manual/index.html',
]

const newest = file => {
  const { mtimeMs } = statSync(file)
  if (!statSync(file).isDirectory()) return mtimeMs
  return Math.max(mtimeMs, ...readdirSync(file).map(name => newest(path.join(file, name))))
}

const isBuilt = () => {
  if (!BUILT.every(file => existsSync(at(file)))) return false
  const oldest = Math.min(...BUILT.map(file => statSync(at(file)).mtimeMs))
  return SOURCES.every(source => newest(at(source)) <= oldest)
}

const build = () => {
  console.log('Building Backrank...')
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** Whether the user has interrupted this command. */
let interrupted = false

/** Runs a program in the foreground, from the folder in which the user typed the command. */
const run = (command, args) =>
  new Promise(resolve => {
    const startedAt = Date.now()
    const child = spawn(command, args, { cwd: process.env.INIT_CWD ?? process.cwd(), stdio: 'inherit' })
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.on(signal, () => {
        interrupted = true
        child.kill(signal)
      })
    child.on('error', error => resolve({ code: 1, early: true, reason: error.message }))
    child.on('exit', (code, signal) =>
      resolve({
        code: code ?? 1,
        early: Date.now() - startedAt < STARTUP_MS,
        reason: signal ? `it ended with ${signal}` : `it ended with code ${code}`,
      }),
    )
  })

const hasDisplay = () =>
  process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY)

/** Opens the window. Returns why it cannot be opened; exits once it has been closed. */
const openWindow = async args => {
  if (!hasDisplay()) return 'there is no display'
  if (!existsSync(at('node_modules/electron/path.txt')) && !process.env.ELECTRON_OVERRIDE_DIST_PATH)
    console.log('Downloading Electron, once...')
  const electron = findElectron()
  if (!electron)
    return 'Electron could not be downloaded (go online and run npm start again, or name a folder that holds it in ELECTRON_OVERRIDE_DIST_PATH)'
  const { code, early, reason } = await run(electron, [...sandboxArguments(), root, ...args])
  if (code !== 0 && early && !interrupted) return `Electron does not run here: ${reason}`
  process.exit(code)
}

const args = process.argv.slice(2)
if (!isBuilt()) build()
const obstacle = await openWindow(args)
console.log(`No window, because ${obstacle}; Backrank opens in the browser instead.`)
const { code } = await run(process.execPath, [at('out/main/webHost.js'), '--open', ...args])
process.exit(code)
