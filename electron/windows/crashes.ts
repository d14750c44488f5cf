import { app, type BrowserWindow, dialog } from 'electron'
import { t } from '@shared/i18n/t'
import type { Logger } from '../shell/logger'
import type { Emit } from '../shell/ports'

/** If the page crashes more often than this within a minute, reloading it does not help. */
const MAX_CRASHES = 3
const CRASH_SPAN_MS = 60_000

/** Reloads the page when its process has died; the journal restores what was being edited. */
export const reviveAfterCrash = (window: BrowserWindow, logger: Logger, emit: Emit): void => {
  let crashes: number[] = []
  const { webContents } = window
  webContents.on('render-process-gone', (_, { reason, exitCode }) => {
    if (reason === 'clean-exit') return
    logger.error('page gone', { reason, exitCode })
    crashes = [...crashes, Date.now()].filter(at => at > Date.now() - CRASH_SPAN_MS)
    if (crashes.length > MAX_CRASHES) {
      dialog.showErrorBox(t('nativeDialogs.crash.title'), t('nativeDialogs.crash.detail', { reason }))
      app.quit()
      return
    }
    webContents.once('did-finish-load', () => emit('app:notice', { kind: 'pageRestarted', detail: reason }))
    webContents.reload()
  })
  window.on('unresponsive', () => logger.warn('page does not respond'))
}
