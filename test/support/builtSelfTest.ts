import path from 'node:path'
import { build } from 'vite'

const root = path.resolve(import.meta.dirname, '..', '..')
const outDir = path.join(root, '.cache', 'selfTest')

/** Compiles the thread that tests the rules; answers with the path of the script. */
export const buildSelfTestWorker = async (): Promise<string> => {
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@shared': path.join(root, 'shared') } },
    build: {
      ssr: path.join(root, 'electron', 'selfTest', 'selfTestWorker.ts'),
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: '[name].js' } },
    },
  })
  return path.join(outDir, 'selfTestWorker.js')
}
