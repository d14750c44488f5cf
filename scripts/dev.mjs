// `npm run dev`: serves the page from Vite with hot reload; rebuilds and restarts the main process when it changes.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { createBuilder, createServer } from 'vite'
import { findElectron, sandboxArguments } from './electronBinary.mjs'

const root = path.join(import.meta.dirname, '..')
const configFile = path.join(root, 'vite.config.ts')
/** Quiet time after the last change before a rebuild. */
const SETTLE_MS = 100

const buildMain = async () => {
  const builder = await createBuilder({ configFile, logLevel: 'warn' })
  for (const name of ['main', 'preload']) await builder.build(builder.environments[name])
}

const electron = findElectron({ forTests: true })
if (!electron) {
  console.error(
    'No Electron can be had: see README. The browser shell works: npm run build && node out/main/webHost.js',
  )
  process.exit(1)
}

if (!existsSync(path.join(root, 'out', 'manual', 'index.html')))
  spawnSync('npm', ['run', '--silent', 'manual'], { cwd: root, shell: process.platform === 'win32' })

const server = await createServer({ configFile })
await server.listen()
const origin = server.resolvedUrls.local[0].replace(/\/$/, '')

let window
let closing = false

const openWindow = () => {
  window = spawn(electron, [...sandboxArguments(), root, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, BACKRANK_DEV_ORIGIN: origin },
  })
  window.on('exit', () => {
    if (!closing) void server.close().then(() => process.exit(0))
  })
}

const restart = async () => {
  closing = true
  const gone = new Promise(resolve => window.once('exit', resolve))
  window.kill()
  await gone
  closing = false
  openWindow()
}

const rebuild = () =>
  buildMain()
    .then(restart)
    .catch(error => console.error(error.message))

await buildMain()
openWindow()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => window.kill())

let timer
const watched = ['electron', 'shared', 'resources'].map(folder => path.join(root, folder))
server.watcher.add(watched)
server.watcher.on('all', (_, file) => {
  if (!watched.some(folder => file.startsWith(folder + path.sep))) return
  clearTimeout(timer)
  timer = setTimeout(rebuild, SETTLE_MS)
})
