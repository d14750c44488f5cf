import path from 'node:path'
import { build } from 'vite'

const root = path.resolve(import.meta.dirname, '..', '..')

/**
 * Compiles the thread that searches; answers with the path of the script.
 *
 * @param place a folder of the caller's own: test files run at the same time
 */
export const buildSearchWorker = async (place = 'search'): Promise<string> => {
  const outDir = path.join(root, '.cache', place)
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@shared': path.join(root, 'shared') } },
    build: {
      ssr: path.join(root, 'electron', 'search', 'searchWorker.ts'),
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: '[name].js' } },
    },
  })
  return path.join(outDir, 'searchWorker.js')
}

/** The compiled core. */
export const CORE = path.join(root, 'resources', 'core.wasm')
