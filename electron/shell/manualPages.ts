import { existsSync } from 'node:fs'
import path from 'node:path'
import type { LinkedManualPage } from '@shared/ipc/app'

/** The built manual: `npm run manual`, a part of every build. */
export const manualFolderIn = (outFolder: string): string => path.join(outFolder, 'manual')

/**
 * Where a page of the manual is for a reader of a language: `/de/index.html`. English where it does not speak that language.
 *
 * @param folder the built manual
 * @param language BCP 47 tag
 */
export const manualPageIn = (folder: string, language: string, page: LinkedManualPage): string =>
  `/${existsSync(path.join(folder, language)) ? language : 'en'}/${page}.html`
