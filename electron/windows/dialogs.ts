import path from 'node:path'
import {
  type BrowserWindow,
  dialog,
  type MessageBoxOptions,
  type OpenDialogOptions,
  type SaveDialogOptions,
  type MessageBoxSyncOptions,
} from 'electron'
import { t } from '@shared/i18n/t'
import type { Confirm, Dialogs, YesNoQuestion } from '../shell/ports'

const pgnFilters = () => [
  { name: t('nativeDialogs.files.games'), extensions: ['pgn'] },
  { name: t('nativeDialogs.files.all'), extensions: ['*'] },
]

/** The kinds of files other than games, as the dialogs that write them name them. */
const KINDS = ['json', 'pdf', 'png', 'svg', 'html', 'gif', 'txt'] as const

const kindOf = (file: string) => KINDS.find(kind => path.extname(file) === `.${kind}`)

const open = (): OpenDialogOptions => ({
  title: t('nativeDialogs.files.open'),
  filters: pgnFilters(),
  properties: ['openFile'],
})

/** Programs have no common file extension, except on Windows. */
const programFilters = () =>
  process.platform === 'win32'
    ? [{ name: t('nativeDialogs.files.programs'), extensions: ['exe', 'bat', 'cmd'] }]
    : []

const openProgram = (): OpenDialogOptions => ({
  title: t('nativeDialogs.files.chooseEngine'),
  filters: programFilters(),
  properties: ['openFile'],
})

const saveAt = (suggested: string): SaveDialogOptions => {
  const kind = kindOf(suggested)
  return {
    title: kind === undefined ? t('nativeDialogs.files.saveGame') : t('nativeDialogs.files.save'),
    defaultPath: suggested,
    filters:
      kind === undefined ? pgnFilters() : [{ name: t(`nativeDialogs.files.${kind}`), extensions: [kind] }],
    properties: ['createDirectory', 'showOverwriteConfirmation'],
  }
}

const choose = async (
  parent: BrowserWindow | undefined,
  options: OpenDialogOptions,
): Promise<string | undefined> => {
  const { canceled, filePaths } = await (parent
    ? dialog.showOpenDialog(parent, options)
    : dialog.showOpenDialog(options))
  return canceled ? undefined : filePaths[0]
}

/** The system's own dialogs, each bound to the window if there is one. */
export const nativeDialogs = (window: () => BrowserWindow | undefined): Dialogs => ({
  chooseFile: () => choose(window(), open()),
  chooseProgram: () => choose(window(), openProgram()),
  chooseTarget: async suggested => {
    const parent = window()
    const options = saveAt(suggested)
    const { canceled, filePath } = await (parent
      ? dialog.showSaveDialog(parent, options)
      : dialog.showSaveDialog(options))
    if (canceled || filePath === '') return undefined
    // The user was asked about replacing the name as typed, not the name with an extension added.
    return path.extname(filePath) === ''
      ? { path: `${filePath}${path.extname(suggested) || '.pgn'}`, mayReplace: false }
      : { path: filePath, mayReplace: true }
  },
})

/** The options of a question. Pressing Enter before reading the text does not agree. */
const asking = ({ message, detail, yes }: YesNoQuestion): MessageBoxOptions => ({
  type: 'warning',
  message,
  detail,
  buttons: [yes, t('common.cancel')],
  defaultId: 1,
  cancelId: 1,
  noLink: true,
})

/** Asks in a message box of the system, which no page can influence. */
export const nativeConfirm =
  (window: () => BrowserWindow | undefined): Confirm =>
  async question => {
    const parent = window()
    const { response } = await (parent
      ? dialog.showMessageBox(parent, asking(question))
      : dialog.showMessageBox(asking(question)))
    return response === 0
  }

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
