// The main process of an Electron that runs the built program repeatedly, each time with a separate user folder.
// After each run it removes everything the run left in the process, so that the next one begins like the first.
import {
  app,
  BrowserWindow,
  clipboard,
  dialog,
  ipcMain,
  Menu,
  nativeTheme,
  protocol,
  session,
} from 'electron'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..', '..')
const exit = app.exit.bind(app)
const handle = ipcMain.handle.bind(ipcMain)
const ownDialogs = { ...dialog }
const parent = process.ppid

let runs = 0
/** Resolves to the exit code of the current run. @type {Promise<number>} */
let ended
/** @type {(() => void)[]} */
let undo = []
const handled = new Set()

/** Returns a function that removes all listeners added since this call. */
const rememberListeners = emitter => {
  const before = new Map(emitter.eventNames().map(name => [name, emitter.rawListeners(name)]))
  return () => {
    for (const name of emitter.eventNames())
      for (const listener of emitter.rawListeners(name))
        if (!before.get(name)?.includes(listener)) emitter.removeListener(name, listener)
  }
}

/** Replaces the functions by which the program ends: they end the run, and the process stays. */
const catchEnd = () => {
  ended = new Promise(resolve => {
    app.exit = (code = 0) => resolve(code)
  })
  app.quit = () => {
    const windows = BrowserWindow.getAllWindows()
    for (const window of windows) window.close()
    if (windows.length === 0) app.emit('will-quit', { preventDefault: () => undefined })
  }
}

/**
 * Starts the program as a separate process would.
 *
 * @param {{ folder: string, arguments: readonly string[], language?: string }} run
 */
const start = async run => {
  runs += 1
  undo = [app, ipcMain, process].map(rememberListeners)
  catchEnd()
  process.argv = [process.argv[0], root, ...run.arguments]
  if (run.language === undefined) delete process.env.BACKRANK_LANGUAGE
  else process.env.BACKRANK_LANGUAGE = run.language
  process.chdir(run.folder)
  app.commandLine.removeSwitch('user-data-dir')
  app.commandLine.appendSwitch('user-data-dir', run.folder)
  await import(`${root}/out/main/main.js?run=${runs}`)
}

const cleanUp = async () => {
  for (const forget of undo) forget()
  for (const name of handled) ipcMain.removeHandler(name)
  handled.clear()
  for (const window of BrowserWindow.getAllWindows()) window.destroy()
  if (protocol.isProtocolHandled('app')) protocol.unhandle('app')
  app.releaseSingleInstanceLock()
  Menu.setApplicationMenu(null)
  nativeTheme.themeSource = 'system'
  clipboard.clear()
  Object.assign(dialog, ownDialogs)
  process.chdir(root)
  await session.defaultSession.clearStorageData()
}

/** Ends the program as the user does, by closing its window; returns its exit code. */
const end = async () => {
  for (const window of BrowserWindow.getAllWindows()) window.webContents.setZoomFactor(1)
  app.quit()
  const code = await ended
  await cleanUp()
  return code
}

ipcMain.handle = (name, listener) => {
  handled.add(name)
  handle(name, listener)
}
// Between two runs there is no window.
app.on('window-all-closed', () => undefined)
app.setAppPath(root)
Object.assign(globalThis, { keptProgram: { start, end } })
// The process must not outlive the tests, however they end.
setInterval(() => {
  if (process.ppid !== parent) exit(1)
}, 1000)

await start(JSON.parse(process.env.KEPT_RUN ?? ''))
// Electron accepts the page's scheme only once, before it is ready.
protocol.registerSchemesAsPrivileged = () => undefined
