import { type BrowserWindow, Menu } from 'electron'
import type { WindowFrame } from '../ports'
import { paintWindow } from './mainWindow'

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
  printToPdf: async () => window()?.webContents.printToPDF({ printBackground: true, pageSize: 'A4' }),
})
