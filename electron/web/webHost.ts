import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readArguments } from '../arguments'
import { createBackend } from '../backend'
import { dispatchTo } from '../ipc/dispatch'
import { eventFanOut } from '../ipc/events'
import { fileLogger } from '../logging/logger'
import { reportBugs } from '../logging/reportBugs'
import type { Dialogs, WindowFrame } from '../ports'
import { lockUserFolder } from './hostLock'
import { startHostServer } from './hostServer'
import { openBrowser } from './openBrowser'
import { webUserFolder } from './userFolder'

const outFolder = path.join(import.meta.dirname, '..')
const appFolder = path.join(outFolder, '..')

const USAGE = 'Usage: node out/main/webHost.js [--port N] [--user-data-dir DIR] [--open] [FILE...]'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const fail = (line: string, exitCode: number): never => {
  process.stderr.write(`${line}\n`)
  process.exit(exitCode)
}

/** A browser has no file dialog that tells paths: the page shows one of its own. */
const NO_DIALOGS: Dialogs = {
  chooseFile: () => Promise.resolve(undefined),
  chooseProgram: () => Promise.resolve(undefined),
  chooseTarget: () => Promise.resolve(undefined),
}

/** Title, menu and colours of a browser's window are the page's own affair. */
const NO_FRAME: WindowFrame = {
  setTheme: () => undefined,
  setTitle: () => undefined,
  showMenu: () => undefined,
  printToPdf: () => Promise.resolve(undefined),
}

const versionOf = (folder: string): string =>
  (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string }).version

const portOf = (given: string | undefined): number => {
  const port = given === undefined ? 0 : Number(given)
  return Number.isInteger(port) && port >= 0 && port <= 65535 ? port : fail(`${USAGE}\n--port: 0 to 65535`, 2)
}

/** The workbench for the browser: builds the same services as the window and serves them locally. */
const start = async (): Promise<void> => {
  const { files, switches } = readArguments(process.argv.slice(2), process.cwd(), ['port', 'user-data-dir'])
  if (switches.has('help')) {
    say(USAGE)
    return
  }
  const port = portOf(switches.get('port'))
  const userFolder = path.resolve(switches.get('user-data-dir') ?? webUserFolder())
  const unlock = lockUserFolder(userFolder)
  if (typeof unlock === 'number')
    return fail(
      `Backrank runs already (process ${unlock}) with ${userFolder}; give another --user-data-dir.`,
      1,
    )

  const logger = fileLogger(path.join(userFolder, 'logs', 'main.log'), Date.now)
  const events = eventFanOut()
  reportBugs(logger, events.emit)
  const backend = await createBackend({
    version: versionOf(appFolder),
    platform: process.platform,
    shell: 'web',
    userFolder,
    appFolder,
    pgnWorker: path.join(import.meta.dirname, 'pgnWorker.js'),
    searchWorker: path.join(import.meta.dirname, 'searchWorker.js'),
    cacheWorker: path.join(import.meta.dirname, 'cacheWorker.js'),
    selfTestWorker: path.join(import.meta.dirname, 'selfTestWorker.js'),
    filesToOpen: files,
    dialogs: NO_DIALOGS,
    frame: NO_FRAME,
    clock: Date.now,
    logger,
    emit: events.emit,
  })
  const server = await startHostServer({
    pageFolder: path.join(outFolder, 'renderer'),
    dispatch: dispatchTo(Promise.resolve(backend), logger),
    events,
    port,
  })

  const stop = async () => {
    await server.close()
    await backend.dispose()
    unlock()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop())

  say(`Backrank is at ${server.address}`)
  say('It stays there until this is ended with Ctrl+C.')
  if (switches.has('open')) openBrowser(server.address, () => say('Open that address in a browser.'))
}

start().catch((error: unknown) => fail(`Backrank could not start: ${String(error)}`, 1))
