// Values of 216 arrays against one long search for as many nodes, by our engine and by Stockfish, on one thread and on two.
// usage: node test/bench/arrays.mjs [rounds] [nodes] [threads]   (needs a built core; Stockfish where it is installed)
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

const root = path.join(import.meta.dirname, '../..')
const outDir = path.join(root, '.cache/arraySpeed')

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
      input: {
        arraySpeed: path.join(root, 'test/bench/arraySpeed.ts'),
        examinationWorker: path.join(root, 'electron/engine/examination/examinationWorker.ts'),
        searchWorker: path.join(root, 'electron/engine/pool/searchWorker.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: true },
})

const { arraySpeed } = await import(pathToFileURL(path.join(outDir, 'arraySpeed.js')).href)
const [rounds = 3, nodes = 20_000, threads] = process.argv.slice(2).map(Number)
await arraySpeed({ rounds, nodes, widths: threads === undefined ? [1, 2] : [threads] }, outDir)
