import path from 'node:path'
import { build } from 'vite'

const root = path.resolve(import.meta.dirname, '..', '..')

/** Compiles a script that a test starts as a process of its own; answers with its path. */
export const buildScript = async (source: string): Promise<string> => {
  const name = path.basename(source, '.ts')
  const outDir = path.join(root, '.cache', 'scripts', name)
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@shared': path.join(root, 'shared') } },
    build: {
      ssr: source,
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: '[name].js' } },
    },
  })
  return path.join(outDir, `${name}.js`)
}
