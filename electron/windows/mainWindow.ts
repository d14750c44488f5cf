import path from 'node:path'
import { BrowserWindow, nativeTheme, screen } from 'electron'
import type { JsonFile } from '../files/disk/jsonFile'
import { SANDBOXED } from './security'
import { controlsHeight, type ThemeName, WINDOW_COLORS } from './windowColors'
import { placeWindow, MIN_WINDOW_SIZE, type WindowState } from './windowState'
import type { Settings } from '@shared/ipc/contract'

export interface MainWindowOptions {
  readonly preload: string
  readonly icon: string
  /** The file in which the position of the window is remembered. */
  readonly stateFile: JsonFile
  /** In per cent. */
  readonly zoom: number
}

const systemTheme = (): ThemeName => (nativeTheme.shouldUseDarkColors ? 'dark' : 'light')

const overlayOf = (theme: ThemeName) => ({
  color: WINDOW_COLORS[theme].ground,
  symbolColor: WINDOW_COLORS[theme].symbols,
})

const workAreas = () => {
  const main = screen.getPrimaryDisplay()
  const others = screen.getAllDisplays().filter(({ id }) => id !== main.id)
  return [main.workArea, ...others.map(({ workArea }) => workArea)] as const
}

/** Remembers the position of the window, a moment after it has stopped moving. */
const rememberPlace = (window: BrowserWindow, stateFile: JsonFile): void => {
  let timer: NodeJS.Timeout | undefined
  const write = () => {
    const state: WindowState = { bounds: window.getNormalBounds(), maximized: window.isMaximized() }
    stateFile.write(state)
  }
  const writeSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(write, 300)
  }
  window.on('resize', writeSoon)
  window.on('move', writeSoon)
  window.on('close', () => {
    clearTimeout(timer)
    write()
  })
}

/** Opens the main window, hidden until its page can be shown. The page is loaded by the caller. */
export const openMainWindow = async (options: MainWindowOptions): Promise<BrowserWindow> => {
  const { bounds, maximized } = placeWindow(await options.stateFile.read(), [...workAreas()])
  const theme = systemTheme()
  const window = new BrowserWindow({
    ...bounds,
    minWidth: MIN_WINDOW_SIZE.width,
    minHeight: MIN_WINDOW_SIZE.height,
    show: false,
    title: 'Backrank',
    icon: options.icon,
    backgroundColor: WINDOW_COLORS[theme].ground,
    titleBarStyle: 'hidden',
    titleBarOverlay: { ...overlayOf(theme), height: controlsHeight(options.zoom) },
    autoHideMenuBar: true,
    webPreferences: {
      preload: path.resolve(options.preload),
      ...SANDBOXED,
      zoomFactor: options.zoom / 100,
    },
  })
  rememberPlace(window, options.stateFile)
  window.on('page-title-updated', event => event.preventDefault())
  window.once('ready-to-show', () => {
    if (maximized) window.maximize()
    window.show()
  })
  return window
}

/** Gives the window's own controls the colors of the page. macOS colors its own. */
export const paintWindow = (window: BrowserWindow, theme: ThemeName): void => {
  window.setBackgroundColor(WINDOW_COLORS[theme].ground)
  if (process.platform !== 'darwin') window.setTitleBarOverlay(overlayOf(theme))
}

/** Brings the window to the front, even if it is minimized. */
export const focusWindow = (window: BrowserWindow): void => {
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
}

/** Makes the system's own surfaces (dialogs, menus, scroll bars) follow the chosen theme. */
export const applyTheme = ({ theme }: Settings): void => {
  nativeTheme.themeSource = theme
}

/** Zooms the page, and resizes the window's buttons with it. */
export const applyZoom = (window: BrowserWindow, { zoom }: Settings): void => {
  window.webContents.setZoomFactor(zoom / 100)
  if (process.platform !== 'darwin') window.setTitleBarOverlay({ height: controlsHeight(zoom) })
}
