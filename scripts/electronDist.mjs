// Settings that electron-builder.yml cannot express: the Electron that goes into a package, the official one or the one
// in the folder ELECTRON_OVERRIDE_DIST_PATH; and the desktop entry, shared with packages not made by electron-builder.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DESKTOP_ENTRY, PGN } from './desktopEntry.mjs'

const folder = process.env.ELECTRON_OVERRIDE_DIST_PATH

export default {
  ...(folder && {
    electronDist: folder,
    electronVersion: readFileSync(path.join(folder, 'version'), 'utf8').trim(),
  }),
  fileAssociations: [{ ...PGN, name: 'Chess games', role: 'Editor' }],
  linux: {
    synopsis: DESKTOP_ENTRY.Comment,
    desktop: { entry: { GenericName: DESKTOP_ENTRY.GenericName, Keywords: DESKTOP_ENTRY.Keywords } },
  },
}
