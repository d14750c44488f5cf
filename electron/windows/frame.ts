import { BrowserWindow, Menu, Notification, type Input, nativeTheme } from 'electron'
import type { LinkedManualPage } from '@shared/ipc/app'
import type { WindowFrame } from '../shell/ports'
import { paintWindow, focusWindow } from './mainWindow'
import { spokenLanguage } from '@shared/i18n/spoken'
import { manualPageIn } from '../shell/staticFiles'
import { MANUAL_ORIGIN } from './appProtocol'
import { SANDBOXED } from './security'
import { WINDOW_COLORS } from './windowColors'

/** Does something while the window is white behind its page: a print has the window's color in its margins. */
const onWhite = async <T>(window: BrowserWindow, print: () => Promise<T>): Promise<T> => {
  const color = window.getBackgroundColor()
  window.setBackgroundColor('#ffffff')
  try {
    return await print()
  } finally {
    if (!window.isDestroyed()) window.setBackgroundColor(color)
  }
}

/** The window's entry in the task bar asks for attention until the user comes. */
const askForAttention = (window: BrowserWindow): void => {
  window.flashFrame(true)
  window.once('focus', () => window.flashFrame(false))
}

const comeBack = (window: BrowserWindow): void => {
  if (window.isDestroyed()) return
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
}

/** The window's frame, once there is a window, and the manual beside it. */
export const windowFrame = (
  window: () => BrowserWindow | undefined,
  openManual: (page: LinkedManualPage) => void,
): WindowFrame => {
  // Held on to: one that is collected hears no click.
  let notification: Notification | undefined
  return {
    setTheme: theme => {
      const open = window()
      if (open) paintWindow(open, theme)
    },
    setTitle: title => window()?.setTitle(title),
    showMenu: () => {
      const open = window()
      if (open) Menu.getApplicationMenu()?.popup({ window: open })
    },
    showManual: page => {
      openManual(page)
      return null
    },
    notify: text => {
      const open = window()
      if (!open || open.isFocused()) return
      askForAttention(open)
      if (!Notification.isSupported()) return
      notification = new Notification({ title: 'Backrank', body: text })
      notification.on('click', () => comeBack(open))
      notification.show()
    },
    printToPdf: async () => {
      const open = window()
      return (
        open && onWhite(open, () => open.webContents.printToPDF({ printBackground: true, pageSize: 'A4' }))
      )
    },
  }
}

interface ManualOptions {
  /** The built manual. */
  readonly folder: string
  readonly icon: string
  /** The window of the program: the manual closes with it. */
  readonly main: () => BrowserWindow | undefined
}

const SIZE = { width: 1280, height: 900, minWidth: 400, minHeight: 400 } as const

/** Keys of a browser, for a window without a menu. */
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
 * A window for pages that are only read: in the sandbox, without a preload, on an origin that the main process does not
 * listen to. It has no menu, whose keys would change the game.
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

/** Opens pages of the manual in the language that is spoken, in one window; asked for the same page again, it comes to the front. */
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
