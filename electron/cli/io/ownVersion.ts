import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PROGRAM_FOLDER } from '../../core/programFolder'

/** The version of the package. */
export const ownVersion = (): string => {
  const text = readFileSync(path.join(PROGRAM_FOLDER, 'package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
