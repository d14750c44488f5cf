import { type BrowserWindow, Menu, Notification } from 'electron'
import type { LinkedManualPage } from '@shared/ipc/app'
import type { WindowFrame } from '../shell/ports'
import { focusWindow, paintWindow } from './mainWindow'

/** Does something while the window's background is white, because a print has that color in its margins. */
const onWhite = async <T>(window: BrowserWindow, print: () => Promise<T>): Promise<T> => {
  const color = window.getBackgroundColor()
  window.setBackgroundColor('#ffffff')
  try {
    return await print()
  } finally {
    if (!window.isDestroyed()) window.setBackgroundColor(color)
  }
}

/** Makes the window's entry in the task bar ask for attention until the user comes back. */
const askForAttention = (window: BrowserWindow): void => {
  window.flashFrame(true)
  window.once('focus', () => window.flashFrame(false))
}

/** The frame of the window, if there is one, and the manual in a window of its own. */
export const windowFrame = (
  window: () => BrowserWindow | undefined,
  openManual: (page: LinkedManualPage) => void,
): WindowFrame => {
  // Kept so that it is not garbage-collected; a collected one would not react to clicks.
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
      notification.on('click', () => {
        if (!open.isDestroyed()) focusWindow(open)
      })
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
