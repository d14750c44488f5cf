import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

export const root = path.join(import.meta.dirname, '../..')

/**
 * Builds a benchmark written in TypeScript.
 *
 * @param {string} name its file in this folder
 * @param {Record<string, string>} workers what it starts as threads: names and files, seen from the root
 * @returns {Promise<{ bench: Record<string, Function>, outDir: string }>} what the file exports, and the folder where it lies with the threads
 */
export const builtBench = async (name, workers = {}) => {
  const outDir = path.join(root, '.cache', name)
  const files = { [name]: `test/bench/${name}.ts`, ...workers }
  await build({
    configFile: false,
    logLevel: 'warn',
    root,
    resolve: { alias: { '@shared': path.join(root, 'shared') } },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20.18',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(
          Object.entries(files).map(([entry, file]) => [entry, path.join(root, file)]),
        ),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
    ssr: { noExternal: true },
  })
  return { bench: await import(pathToFileURL(path.join(outDir, `${name}.js`)).href), outDir }
}
