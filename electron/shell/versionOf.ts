import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The version of the program in a folder, from its package.json; Electron run from sources may report its own version. */
export const versionOf = (folder: string): string => {
  const text = readFileSync(path.join(folder, 'package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
