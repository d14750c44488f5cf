// From asking for a setup to the first picture of it, for setups of several sizes.
// usage: node test/bench/firstPicture.mjs [threads]   (needs a built core)
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

const root = path.join(import.meta.dirname, '../..')
const outDir = path.join(root, '.cache/firstPicture')

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
        firstPicture: path.join(root, 'test/bench/firstPicture.ts'),
        examinationWorker: path.join(root, 'electron/engine/examination/examinationWorker.ts'),
        arrayStoreWorker: path.join(root, 'electron/engine/arrays/arrayStoreWorker.ts'),
        setupGraphWorker: path.join(root, 'electron/engine/setupSolver/setupGraphWorker.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})

const { firstPicture } = await import(pathToFileURL(path.join(outDir, 'firstPicture.js')).href)
await firstPicture(Number(process.argv[2] ?? 2), outDir)
