import { type BrowserWindow, nativeTheme } from 'electron'
import type { Settings } from '@shared/ipc/contract'

/** The system's own surfaces (dialogs, menus, scroll bars) follow the theme that was chosen. */
export const applyTheme = ({ theme }: Settings): void => {
  nativeTheme.themeSource = theme
}

export const applyZoom = (window: BrowserWindow, { zoom }: Settings): void =>
  window.webContents.setZoomFactor(zoom / 100)
