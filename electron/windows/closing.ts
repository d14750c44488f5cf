import { type BrowserWindow, dialog, type MessageBoxSyncOptions } from 'electron'
import { t } from '@shared/i18n/t'

const question = (): MessageBoxSyncOptions => ({
  type: 'warning',
  message: t('nativeDialogs.closing.question'),
  detail: t('nativeDialogs.closing.detail'),
  buttons: [t('nativeDialogs.closing.stay'), t('nativeDialogs.closing.close')],
  defaultId: 0,
  cancelId: 0,
})

/** Asks before the window closes on a page with unsaved edits. */
export const askBeforeClosing = (window: BrowserWindow): void => {
  window.webContents.on('will-prevent-unload', event => {
    if (dialog.showMessageBoxSync(window, question()) === 1) event.preventDefault()
  })
}
