// Bundles the benchmark with Vite, so that it runs exactly what the product runs, and starts it.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

const root = path.join(import.meta.dirname, '../..')
const outDir = path.join(root, '.cache/bench')

await build({
  configFile: false,
  logLevel: 'warn',
  root,
  resolve: { alias: { '@shared': path.join(root, 'shared') } },
  build: {
    ssr: path.join(root, 'test/bench/bench.ts'),
    outDir,
    emptyOutDir: true,
    target: 'node20.18',
    minify: false,
  },
  ssr: { noExternal: true },
})

const { bench } = await import(pathToFileURL(path.join(outDir, 'bench.js')).href)
bench(process.argv.slice(2))
