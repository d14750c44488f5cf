import { BrowserWindow, type Input, nativeTheme } from 'electron'
import type { LinkedManualPage } from '@shared/ipc/app'
import { spokenLanguage } from '@shared/i18n/spoken'
import { manualPageIn } from '../shell/staticFiles'
import { MANUAL_ORIGIN } from './appProtocol'
import { focusWindow } from './mainWindow'
import { SANDBOXED } from './security'
import { WINDOW_COLORS } from './windowColors'

interface ManualOptions {
  /** The built manual. */
  readonly folder: string
  readonly icon: string
  /** The window of the program: the manual closes with it. */
  readonly main: () => BrowserWindow | undefined
}

const SIZE = { width: 1280, height: 900, minWidth: 400, minHeight: 400 } as const

/** The action of a key that works as in a browser, for a window without a menu; undefined for other keys. */
const actOnKey = (
  window: BrowserWindow,
  { type, key, control, meta, alt }: Input,
): (() => void) | undefined => {
  if (type !== 'keyDown') return undefined
  if ((control || meta) && key.toLowerCase() === 'w') return () => window.close()
  const { navigationHistory } = window.webContents
  if (alt && key === 'ArrowLeft') return () => navigationHistory.goBack()
  return alt && key === 'ArrowRight' ? () => navigationHistory.goForward() : undefined
}

/**
 * A window for pages that are only read: in the sandbox, without a preload, on an origin to which the main process does not listen. It has
 * no menu, because its keys would change the game.
 */
const readingWindow = (icon: string): BrowserWindow => {
  const window = new BrowserWindow({
    ...SIZE,
    icon,
    title: 'Backrank',
    show: false,
    backgroundColor: WINDOW_COLORS[nativeTheme.shouldUseDarkColors ? 'dark' : 'light'].ground,
    webPreferences: SANDBOXED,
  })
  window.removeMenu()
  window.once('ready-to-show', () => window.show())
  window.webContents.on('before-input-event', (event, input) => {
    const act = actOnKey(window, input)
    if (!act) return
    event.preventDefault()
    act()
  })
  return window
}

/** Opens pages of the manual in the current language, in one window; if the same page is requested again, the window comes to the front. */
export const manualOpener = ({ folder, icon, main }: ManualOptions): ((page: LinkedManualPage) => void) => {
  let open: { readonly window: BrowserWindow; readonly address: string } | undefined
  return page => {
    const address = manualPageIn(folder, spokenLanguage().code, page)
    if (open && !open.window.isDestroyed() && open.address === address) {
      focusWindow(open.window)
      return
    }
    open?.window.destroy()
    const window = readingWindow(icon)
    open = { window, address }
    const closeToo = () => window.destroy()
    main()?.once('closed', closeToo)
    window.once('closed', () => main()?.off('closed', closeToo))
    void window.loadURL(`${MANUAL_ORIGIN}${address}`)
  }
}
