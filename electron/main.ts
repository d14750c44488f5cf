import path from 'node:path'
import { app, type BrowserWindow, dialog } from 'electron'
import { type Backend, createBackend } from './backend'
import { jsonFile } from './files/jsonFile'
import { dispatchTo } from './ipc/dispatch'
import { type EventFanOut, eventFanOut } from './ipc/events'
import { serveRequests } from './ipc/router'
import { fileLogger } from './logging/logger'
import { reportBugs } from './logging/reportBugs'
import { PAGE_ORIGIN, registerAppScheme, servePage } from './windows/appProtocol'
import { reviveAfterCrash } from './windows/crashes'
import { nativeDialogs } from './windows/dialogs'
import { windowFrame } from './windows/frame'
import { focusWindow, openMainWindow } from './windows/mainWindow'
import { applyTheme, applyZoom } from './windows/preferences'
import { quitAfter } from './windows/quitting'
import { lockDownContents } from './windows/security'
import { refreshMenu } from './windows/shellMenu'
import { becomeOnlyInstance, launchArguments, onFilesFromOutside } from './windows/singleInstance'

const outFolder = path.join(import.meta.dirname, '..')
const appFolder = path.join(outFolder, '..')

/** Tells the page all news, and lets menu, theme and zoom follow those that concern them. */
const followEvents = (window: BrowserWindow, services: Backend, events: EventFanOut): void => {
  refreshMenu(services, events.emit)
  events.subscribe((name, event) => {
    if (!window.isDestroyed()) window.webContents.send(name, event)
    if (name === 'recent:changed') refreshMenu(services, events.emit)
    if (name !== 'settings:changed') return
    applyTheme(services.settings.current())
    applyZoom(window, services.settings.current())
  })
}

/**
 * Builds the program. Read this first: every long-lived object is made here, in order of need.
 * Nothing is awaited before Electron is ready, so that services and window come up side by side.
 */
const start = (filesToOpen: readonly string[]): void => {
  const userFolder = app.getPath('userData')
  const logger = fileLogger(path.join(userFolder, 'logs', 'main.log'), Date.now)
  // Running from sources with `npm run dev`, the page comes from Vite.
  const origin = (app.isPackaged ? undefined : process.env.BACKRANK_DEV_ORIGIN) ?? PAGE_ORIGIN
  const placeFile = jsonFile(path.join(userFolder, 'window.json'), logger)
  const events = eventFanOut()
  let window: BrowserWindow | undefined

  reportBugs(logger, events.emit)
  lockDownContents(origin)
  const backend = createBackend({
    version: app.getVersion(),
    platform: process.platform,
    shell: 'electron',
    userFolder,
    appFolder,
    pgnWorker: path.join(import.meta.dirname, 'pgnWorker.js'),
    searchWorker: path.join(import.meta.dirname, 'searchWorker.js'),
    cacheWorker: path.join(import.meta.dirname, 'cacheWorker.js'),
    selfTestWorker: path.join(import.meta.dirname, 'selfTestWorker.js'),
    filesToOpen,
    dialogs: nativeDialogs(() => window),
    frame: windowFrame(() => window),
    clock: Date.now,
    logger,
    emit: events.emit,
  })
  serveRequests(dispatchTo(backend, logger), origin)
  quitAfter(async () => {
    await (await backend).dispose()
    await placeFile.flush()
  }, logger)
  const open = async () => {
    applyTheme((await backend).settings.current())
    window = await openMainWindow({
      preload: path.join(outFolder, 'preload', 'preload.cjs'),
      icon: path.join(appFolder, 'resources', 'icon.png'),
      stateFile: placeFile,
      zoom: (await backend).settings.current().zoom,
    })
    reviveAfterCrash(window, logger, events.emit)
    followEvents(window, await backend, events)
    servePage(path.join(outFolder, 'renderer'))
    await window.loadURL(`${origin}/`)
    logger.info('window open', { version: app.getVersion(), electron: process.versions.electron })
  }

  const opening = app.whenReady().then(open)
  opening.catch((error: unknown) => {
    logger.error('could not start', error)
    dialog.showErrorBox('Backrank could not start', String(error))
    app.exit(1)
  })
  onFilesFromOutside(
    file => void opening.then(() => events.emit('files:openRequest', { path: file })),
    () => window && focusWindow(window),
  )
}

registerAppScheme()
const { files } = launchArguments()
if (becomeOnlyInstance(files)) start(files)
else app.quit()
