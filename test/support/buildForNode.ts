import path from 'node:path'
import { build } from 'vite'
import { publishedAssets } from '../../scripts/publishedAssets.mjs'

const root = path.resolve(import.meta.dirname, '..', '..')

/**
 * Compiles files of the program for Node, as the product does; answers with the folder they are in, each under its name.
 *
 * @param place a folder of the caller's own: test files run at the same time
 * @param input paths from the project's folder, by the name without `.js`
 * @param bundles packages go into the files, so that they run from anywhere
 */
export const buildForNode = async (
  place: string,
  input: Readonly<Record<string, string>>,
  bundles = false,
): Promise<string> => {
  const outDir = path.join(root, '.cache', place)
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    plugins: [publishedAssets()],
    resolve: { alias: { '@shared': path.join(root, 'shared') } },
    ...(bundles && { ssr: { noExternal: true } }),
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20.18',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(input).map(([name, file]) => [name, path.join(root, file)])),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  return outDir
}
