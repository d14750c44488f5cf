// Bundles a measurement of preparations with Vite and runs it: `npm run check-preparation -- ...`.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

const root = path.join(import.meta.dirname, '../..')
const [tool, ...words] = process.argv.slice(2)
// Two folders below the project's, where the program looks for its resources.
const outDir = path.join(root, '.cache', `${tool}-check`)

await build({
  configFile: false,
  logLevel: 'warn',
  root,
  resolve: { alias: { '@shared': path.join(root, 'shared') } },
  build: {
    ssr: path.join(import.meta.dirname, `${tool}.ts`),
    outDir,
    emptyOutDir: true,
    target: 'node20.18',
    minify: false,
  },
  ssr: { noExternal: true },
})

const { main } = await import(pathToFileURL(path.join(outDir, `${tool}.js`)).href)
process.exitCode = await main(words, path.join(root, 'resources'))
