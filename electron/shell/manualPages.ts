import { existsSync } from 'node:fs'
import path from 'node:path'

/** The built manual: `npm run manual`, a part of every build. */
export const manualFolderIn = (outFolder: string): string => path.join(outFolder, 'manual')

/**
 * Where the manual begins for a reader of a language: `/de/index.html`. English where it does not speak that language.
 *
 * @param folder the built manual
 * @param language BCP 47 tag
 */
export const firstManualPage = (folder: string, language: string): string =>
  `/${existsSync(path.join(folder, language)) ? language : 'en'}/index.html`
