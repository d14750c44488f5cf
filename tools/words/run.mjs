// Bundles the check of words with Vite and runs it: `npm run check-words -- ...`.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

const root = path.join(import.meta.dirname, '../..')
// Two folders below the project's, where the program looks for its resources.
const outDir = path.join(root, '.cache', 'words-check')

await build({
  configFile: false,
  logLevel: 'warn',
  root,
  resolve: { alias: { '@shared': path.join(root, 'shared') } },
  build: {
    ssr: path.join(import.meta.dirname, 'checkWords.ts'),
    outDir,
    emptyOutDir: true,
    target: 'node20.18',
    minify: false,
  },
  ssr: { noExternal: true },
})

const { main } = await import(pathToFileURL(path.join(outDir, 'checkWords.js')).href)
process.exitCode = await main(process.argv.slice(2), path.join(root, 'resources'))
