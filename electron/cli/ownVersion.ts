import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The version of the package, which lies two folders up both in the sources and once built. */
export const ownVersion = (): string => {
  const text = readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
