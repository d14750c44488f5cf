import path from 'node:path'
import { spokenLanguage } from '@shared/i18n/spoken'
import { readArguments } from '../shell/arguments'
import { createBackend } from '../backend/backend'
import { dispatchTo, eventFanOut } from '../ipc/dispatch'
import { FolderTaken, lockUserFolder } from '../shell/folderLock'
import { fileLogger } from '../shell/logger'
import { reportBugs } from '../shell/reportBugs'
import { manualFolderIn, manualPageIn } from '../shell/staticFiles'
import { webUserFolder } from '../shell/userFolders'
import { versionOf } from '../shell/versionOf'
import { workerFilesIn } from '../shell/workerFiles'
import type { Confirm, Dialogs, WindowFrame, YesNoQuestion } from '../shell/ports'
import { speakAsSet } from '../userData/settingsService'
import { carryOver, noticesOf, usableFolder } from '../userData/usableFolder'
import { MANUAL_PATH, startHostServer } from './hostServer'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'

const promptOf = ({ message, detail }: YesNoQuestion): string =>
  `\nBackrank asks: ${message}\n\n${detail}\n\nType yes to agree, anything else refuses: `

/** The next line; empty at the end of the input. */
const readLine = async (input: Readable): Promise<string> => {
  if (input.readableEnded || input.destroyed) return ''
  // With `terminal` off, Ctrl+C still ends the host.
  const lines = createInterface({ input, terminal: false })
  const ended = new AbortController()
  lines.once('close', () => ended.abort())
  try {
    const [line] = (await once(lines, 'line', { signal: ended.signal })) as [string]
    return line
  } catch (error) {
    if (ended.signal.aborted) return ''
    throw error
  } finally {
    lines.close()
  }
}

/**
 * Asks the user who started the host, in its terminal, when a page must not answer for them. Input is read only when an answer is needed;
 * once it has ended, every answer is no.
 */
export const terminalConfirm =
  (input: Readable, output: Writable): Confirm =>
  async question => {
    output.write(promptOf(question))
    const agreed = /^\s*(y|yes)\s*$/i.test(await readLine(input))
    output.write(agreed ? '\n' : 'Refused.\n')
    return agreed
  }

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
}

/**
 * Opens an address in the default browser.
 *
 * @param failed called if this machine has no way to do so
 */
const openBrowser = (address: string, failed: () => void): void => {
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open']
  const opener = spawn(command!, [...args, address], { stdio: 'ignore', detached: true })
  opener.on('error', failed)
  opener.on('exit', code => {
    if (code !== 0) failed()
  })
  opener.unref()
}

const outFolder = path.join(import.meta.dirname, '..')
const appFolder = path.join(outFolder, '..')
const manualFolder = manualFolderIn(outFolder)

const USAGE = 'Usage: node out/main/webHost.js [--port N] [--user-data-dir DIR] [--open] [FILE...]'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const fail = (line: string, exitCode: number): never => {
  process.stderr.write(`${line}\n`)
  process.exit(exitCode)
}

/** The file dialogs of a browser give no paths, so the page shows its own. */
const NO_DIALOGS: Dialogs = {
  chooseFile: () => Promise.resolve(undefined),
  chooseProgram: () => Promise.resolve(undefined),
  chooseTarget: () => Promise.resolve(undefined),
}

/** In a browser, the page itself takes care of title, menu and colors; the host serves the manual next to the page. */
const BROWSER_FRAME: WindowFrame = {
  setTheme: () => undefined,
  setTitle: () => undefined,
  showMenu: () => undefined,
  showManual: page => `${MANUAL_PATH}${manualPageIn(manualFolder, spokenLanguage().code, page)}`,
  notify: () => undefined,
  printToPdf: () => Promise.resolve(undefined),
}

const portOf = (given: string | undefined): number => {
  const port = given === undefined ? 0 : Number(given)
  return Number.isInteger(port) && port >= 0 && port <= 65535 ? port : fail(`${USAGE}\n--port: 0 to 65535`, 2)
}

/** Starts the workbench for the browser: builds the same services as the window and serves them locally. */
const start = async (): Promise<void> => {
  const { files, switches } = readArguments(process.argv.slice(2), process.cwd(), ['port', 'user-data-dir'])
  if (switches.has('help')) {
    say(USAGE)
    return
  }
  const port = portOf(switches.get('port'))
  const folder = usableFolder(path.resolve(switches.get('user-data-dir') ?? webUserFolder()))
  const userFolder = folder.path
  const unlock = await lockUserFolder(userFolder, 'web', Date.now())
  if (typeof unlock !== 'function') return fail(new FolderTaken(unlock, userFolder).detail, 1)

  const logger = fileLogger(path.join(userFolder, 'logs', 'main.log'), Date.now)
  carryOver(folder, logger)
  const events = eventFanOut()
  reportBugs(logger, events.emit)
  const backend = await createBackend({
    version: versionOf(appFolder),
    platform: process.platform,
    shell: 'web',
    language: process.env.BACKRANK_LANGUAGE,
    userFolder,
    notices: noticesOf(folder),
    appFolder,
    ...workerFilesIn(import.meta.dirname),
    filesToOpen: files,
    dialogs: NO_DIALOGS,
    confirm: terminalConfirm(process.stdin, process.stdout),
    frame: BROWSER_FRAME,
    clock: Date.now,
    logger,
    emit: events.emit,
  })
  await speakAsSet(backend.settings)
  const server = await startHostServer({
    pageFolder: path.join(outFolder, 'renderer'),
    manualFolder,
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

  if (folder.trouble) say(`${folder.trouble.path} cannot be written; ${userFolder} is used instead.`)
  say(`Backrank is at ${server.address}`)
  say('It stays there until this is ended with Ctrl+C.')
  if (switches.has('open')) openBrowser(server.address, () => say('Open that address in a browser.'))
}

start().catch((error: unknown) => fail(`Backrank could not start: ${String(error)}`, 1))
