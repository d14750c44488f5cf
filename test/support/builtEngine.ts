import path from 'node:path'
import { build } from 'vite'
import type { Ports } from '../../electron/ports'

const root = path.resolve(import.meta.dirname, '..', '..')

/**
 * Compiles the threads that search and remember; answers with where they are.
 *
 * @param place a folder of the caller's own: test files run at the same time
 */
export const buildEngineThreads = async (
  place: string,
): Promise<Pick<Ports, 'searchWorker' | 'cacheWorker'>> => {
  const outDir = path.join(root, '.cache', place)
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    resolve: { alias: { '@shared': path.join(root, 'shared') } },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20.18',
      minify: false,
      rolldownOptions: {
        input: {
          searchWorker: path.join(root, 'electron/search/searchWorker.ts'),
          cacheWorker: path.join(root, 'electron/analysis/cacheWorker.ts'),
          cacheStore: path.join(root, 'electron/analysis/cacheStore.ts'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  return {
    searchWorker: path.join(outDir, 'searchWorker.js'),
    cacheWorker: path.join(outDir, 'cacheWorker.js'),
  }
}
