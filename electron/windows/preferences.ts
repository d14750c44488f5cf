import { type BrowserWindow, nativeTheme } from 'electron'
import type { Settings } from '@shared/ipc/contract'
import { controlsHeight } from './windowColors'

/** The system's own surfaces (dialogs, menus, scroll bars) follow the theme that was chosen. */
export const applyTheme = ({ theme }: Settings): void => {
  nativeTheme.themeSource = theme
}

/** Page and window buttons grow together. */
export const applyZoom = (window: BrowserWindow, { zoom }: Settings): void => {
  window.webContents.setZoomFactor(zoom / 100)
  if (process.platform !== 'darwin') window.setTitleBarOverlay({ height: controlsHeight(zoom) })
}
