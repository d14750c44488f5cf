// Finds the optional package of the engine that ships beside ours.
import { createRequire } from 'node:module'
import path from 'node:path'

/** The folder of the package; undefined if it is not installed. */
export const bundledPackage = () => {
  try {
    return path.dirname(createRequire(import.meta.url).resolve('stockfish/package.json'))
  } catch (error) {
    if (error.code === 'MODULE_NOT_FOUND') return undefined
    throw error
  }
}
