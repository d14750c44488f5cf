import path from 'node:path'
import { build } from 'vite'

const root = path.resolve(import.meta.dirname, '..', '..')

/**
 * Builds the thread that indexes large files.
 *
 * @param folder a name that no other test file uses: they run at the same time
 * @returns where it lies
 */
export const buildPgnWorker = async (folder: string): Promise<string> => {
  const outDir = path.join(root, '.cache', folder)
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@shared': path.join(root, 'shared') } },
    build: {
      ssr: path.join(root, 'electron', 'files', 'pgn', 'pgnWorker.ts'),
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: '[name].js' } },
    },
  })
  return path.join(outDir, 'pgnWorker.js')
}
