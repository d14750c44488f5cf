import path from 'node:path'
import { buildForNode } from './buildForNode'

const root = path.resolve(import.meta.dirname, '..', '..')

/**
 * Compiles the thread that searches; answers with the path of the script.
 *
 * @param place a folder of the caller's own: test files run at the same time
 */
export const buildSearchWorker = async (place = 'search'): Promise<string> => {
  const outDir = await buildForNode(place, { searchWorker: 'electron/engine/pool/searchWorker.ts' })
  return path.join(outDir, 'searchWorker.js')
}

/** The compiled core. */
export const CORE = path.join(root, 'resources', 'core.wasm')
