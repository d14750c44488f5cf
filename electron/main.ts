import path from 'node:path'
import { app, type BrowserWindow, dialog } from 'electron'
import { spokenLanguage } from '@shared/i18n/spoken'
import { type Backend, createBackend } from './backend/backend'
import { jsonFile, type JsonFile } from './files/disk/jsonFile'
import { dispatchTo, type EventFanOut, eventFanOut } from './ipc/dispatch'
import { receiveDrops, serveRequests } from './windows/router'
import { FolderTaken, lockUserFolder } from './shell/folderLock'
import { fileLogger, type Logger } from './shell/logger'
import { reportBugs } from './shell/reportBugs'
import { manualFolderIn } from './shell/staticFiles'
import { versionOf } from './shell/versionOf'
import { workerFilesIn } from './shell/workerFiles'
import { speakAsSet } from './userData/settingsService'
import { carryOver, noticesOf, usableFolder, type UsableFolder } from './userData/usableFolder'
import { pressFolder, runPress, windowPress } from './windows/pressWindow'
import {
  commandArguments,
  runCommand,
  becomeOnlyInstance,
  launchArguments,
  onFilesFromOutside,
} from './windows/singleInstance'
import { MANUAL_ORIGIN, PAGE_ORIGIN, registerAppScheme, servePages } from './windows/appProtocol'
import { closeNetwork, lockDownContents } from './windows/security'
import { askBeforeClosing, nativeConfirm, nativeDialogs } from './windows/dialogs'
import { reviveAfterCrash } from './windows/crashes'
import { windowFrame } from './windows/frame'
import { manualOpener } from './windows/manualWindow'
import { focusWindow, openMainWindow, applyTheme, applyZoom } from './windows/mainWindow'
import { quitAfter } from './windows/quitting'
import { clipboardGate } from './windows/clipboardGate'
import { refreshMenu } from './windows/menu'

const outFolder = path.join(import.meta.dirname, '..')
const appFolder = path.join(outFolder, '..')

/** The origin of the page when running from sources with `npm run dev`, where Vite serves it. */
const DEV_ORIGIN = app.isPackaged ? undefined : process.env.BACKRANK_DEV_ORIGIN

/** The limit for saving: a file of the largest size on a slow disk. */
const MAX_SAVE_MS = 120_000
/** The limit for each other step at the end; they are all small. */
const MAX_END_MS = 5_000

/** Sends the page all events, and updates menu, theme and zoom. */
const followEvents = async (
  window: BrowserWindow,
  services: Backend,
  events: EventFanOut,
  chosen: () => void,
): Promise<void> => {
  await speakAsSet(services.settings)
  refreshMenu(services, events.emit, chosen)
  let language = spokenLanguage()
  events.subscribe((name, event) => {
    if (!window.isDestroyed()) window.webContents.send(name, event)
    if (name === 'recent:changed' || spokenLanguage() !== language) refreshMenu(services, events.emit, chosen)
    language = spokenLanguage()
    if (name !== 'settings:changed') return
    applyTheme(services.settings.current())
    applyZoom(window, services.settings.current())
  })
}

/** Takes the user folder and returns the function that releases it; throws if another process has it. */
const takeFolder = async (folder: string): Promise<() => void> => {
  const taken = await lockUserFolder(folder, 'window', Date.now())
  if (typeof taken !== 'function') throw new FolderTaken(taken, folder)
  return taken
}

/** The steps to wait for at the end, one after the other. */
const lastSteps = (backend: Promise<Backend>, placeFile: JsonFile, taken: Promise<() => void>) => [
  { run: async () => (await backend).saved(), limitMs: MAX_SAVE_MS },
  { run: async () => (await backend).dispose(), limitMs: MAX_END_MS },
  { run: () => placeFile.flush(), limitMs: MAX_END_MS },
  { run: async () => (await taken)(), limitMs: MAX_END_MS },
]

/** Says why there is no window, and ends the program. */
const giveUp = (error: unknown, logger: Logger): void => {
  const isTaken = error instanceof FolderTaken
  const [title, detail] = isTaken ? [error.title, error.detail] : ['Backrank could not start', String(error)]
  // The log belongs to the program that holds the folder.
  if (!isTaken) logger.error('could not start', error)
  process.stderr.write(`${title}: ${detail}\n`)
  dialog.showErrorBox(title, detail)
  app.exit(1)
}

const icon = path.join(appFolder, 'resources', 'icon.png')

/**
 * Builds the program. Read this first: every long-lived object is created here, in order of need. Nothing is awaited before Electron is
 * ready, so that services and window start in parallel.
 */
const start = (folder: UsableFolder, filesToOpen: readonly string[]): void => {
  const userFolder = folder.path
  const logger = fileLogger(path.join(userFolder, 'logs', 'main.log'), Date.now)
  carryOver(folder, logger)
  const origin = DEV_ORIGIN ?? PAGE_ORIGIN
  const version = versionOf(appFolder)
  const placeFile = jsonFile(path.join(userFolder, 'window.json'), logger)
  const events = eventFanOut()
  let window: BrowserWindow | undefined
  const manual = manualFolderIn(outFolder)

  reportBugs(logger, events.emit)
  const clipboard = clipboardGate(Date.now)
  lockDownContents([origin, MANUAL_ORIGIN], clipboard)
  const taken = takeFolder(userFolder)
  const backend = taken.then(() =>
    createBackend({
      version,
      platform: process.platform,
      shell: 'electron',
      language: process.env.BACKRANK_LANGUAGE,
      userFolder,
      notices: noticesOf(folder),
      appFolder,
      ...workerFilesIn(import.meta.dirname),
      filesToOpen,
      dialogs: nativeDialogs(() => window),
      confirm: nativeConfirm(() => window),
      frame: windowFrame(() => window, manualOpener({ folder: manual, icon, main: () => window })),
      press: windowPress,
      clock: Date.now,
      logger,
      emit: events.emit,
    }),
  )
  // A failed start is reported where the window is opened.
  backend.catch(() => undefined)
  serveRequests(dispatchTo(backend, logger), origin)
  receiveDrops(file => void backend.then(services => services.choose(file)), origin)
  quitAfter(lastSteps(backend, placeFile, taken), logger)
  const open = async () => {
    applyTheme((await backend).settings.current())
    window = await openMainWindow({
      preload: path.join(outFolder, 'preload', 'preload.cjs'),
      icon,
      stateFile: placeFile,
      zoom: (await backend).settings.current().zoom,
    })
    reviveAfterCrash(window, logger, events.emit)
    askBeforeClosing(window)
    await followEvents(window, await backend, events, clipboard.noteChoice)
    servePages({ page: path.join(outFolder, 'renderer'), manual })
    await window.loadURL(`${origin}/`)
    logger.info('window open', { version, electron: process.versions.electron })
  }

  const opening = app.whenReady().then(open)
  opening.catch((error: unknown) => giveUp(error, logger))
  onFilesFromOutside(
    file => void opening.then(async () => (await backend).openFromOutside(file)),
    () => window && focusWindow(window),
  )
}

const openWindow = (): void => {
  // If Electron cannot create the folder given on the command line, it ignores it, so the switch is read here.
  const wanted = app.commandLine.getSwitchValue('user-data-dir') || app.getPath('userData')
  const folder = usableFolder(path.resolve(wanted))
  app.setPath('userData', folder.path)
  const { files } = launchArguments()
  if (becomeOnlyInstance(files)) start(folder, files)
  else app.quit()
}

registerAppScheme()
if (DEV_ORIGIN === undefined) closeNetwork()
const press = pressFolder()
const command = commandArguments()
if (press !== undefined) runPress(press, outFolder)
else if (command) void runCommand(command)
else openWindow()
