import path from 'node:path'
import type { Ports } from '../../electron/shell/ports'
import { buildForNode } from './buildForNode'

/**
 * Compiles the threads that search and remember; answers with where they are.
 *
 * @param place a folder of the caller's own: test files run at the same time
 */
export const buildEngineThreads = async (
  place: string,
): Promise<Pick<Ports, 'searchWorker' | 'cacheWorker'>> => {
  const outDir = await buildForNode(place, {
    searchWorker: 'electron/engine/pool/searchWorker.ts',
    cacheWorker: 'electron/engine/analysis/cacheWorker.ts',
    cacheStore: 'electron/engine/analysis/cacheStore.ts',
  })
  return {
    searchWorker: path.join(outDir, 'searchWorker.js'),
    cacheWorker: path.join(outDir, 'cacheWorker.js'),
  }
}
