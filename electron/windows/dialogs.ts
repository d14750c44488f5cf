import path from 'node:path'
import { type BrowserWindow, dialog, type OpenDialogOptions, type SaveDialogOptions } from 'electron'
import type { Dialogs } from '../ports'

const PGN_FILTERS = [
  { name: 'Chess games (PGN)', extensions: ['pgn'] },
  { name: 'All files', extensions: ['*'] },
]

/** What a file is called by its ending, for the dialogs that write one. */
const KINDS: Readonly<Record<string, string>> = {
  '.json': 'Procedures (JSON)',
  '.pdf': 'Documents (PDF)',
  '.png': 'Pictures (PNG)',
  '.svg': 'Pictures (SVG)',
}

const filtersFor = (ending: string) => {
  const name = KINDS[ending]
  return name === undefined ? PGN_FILTERS : [{ name, extensions: [ending.slice(1)] }]
}

const OPEN: OpenDialogOptions = { title: 'Open games', filters: PGN_FILTERS, properties: ['openFile'] }

const OPEN_PROGRAM: OpenDialogOptions = {
  title: 'Choose an engine',
  // Programs have no ending of their own, except on Windows.
  filters: process.platform === 'win32' ? [{ name: 'Programs', extensions: ['exe', 'bat', 'cmd'] }] : [],
  properties: ['openFile'],
}

const saveAt = (suggested: string): SaveDialogOptions => ({
  title: KINDS[path.extname(suggested)] === undefined ? 'Save game' : 'Save',
  defaultPath: suggested,
  filters: filtersFor(path.extname(suggested)),
  properties: ['createDirectory', 'showOverwriteConfirmation'],
})

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
  chooseFile: () => choose(window(), OPEN),
  chooseProgram: () => choose(window(), OPEN_PROGRAM),
  chooseTarget: async suggested => {
    const parent = window()
    const options = saveAt(suggested)
    const { canceled, filePath } = await (parent
      ? dialog.showSaveDialog(parent, options)
      : dialog.showSaveDialog(options))
    if (canceled || filePath === '') return undefined
    // The user was asked about the name as typed, not about the one with an ending.
    return path.extname(filePath) === ''
      ? { path: `${filePath}${path.extname(suggested) || '.pgn'}`, mayReplace: false }
      : { path: filePath, mayReplace: true }
  },
})
