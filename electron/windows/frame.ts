import { type BrowserWindow, Menu } from 'electron'
import type { WindowFrame } from '../shell/ports'
import { paintWindow } from './mainWindow'

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

/** The window's frame, once there is a window. */
export const windowFrame = (window: () => BrowserWindow | undefined): WindowFrame => ({
  setTheme: theme => {
    const open = window()
    if (open) paintWindow(open, theme)
  },
  setTitle: title => window()?.setTitle(title),
  showMenu: () => {
    const open = window()
    if (open) Menu.getApplicationMenu()?.popup({ window: open })
  },
  printToPdf: async () => {
    const open = window()
    return open && onWhite(open, () => open.webContents.printToPDF({ printBackground: true, pageSize: 'A4' }))
  },
})
