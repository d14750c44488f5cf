// How long each kind of step of a large preparation keeps its thread, and the memory it takes; its findings are random.
// Beside others who are busy: node --single-threaded-gc ..., which counts garbage collection as work of the thread.
// usage: node test/bench/preparation.mjs [positions] [folder that is kept]   (needs a build: npm run build)
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

const root = path.join(import.meta.dirname, '../..')
const outDir = path.join(root, '.cache/preparationSpeed')

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
        preparationSpeed: path.join(root, 'test/bench/preparationSpeed.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: true },
})

const { preparationSpeed } = await import(pathToFileURL(path.join(outDir, 'preparationSpeed.js')).href)
const [positions = '50000', folder] = process.argv.slice(2)
await preparationSpeed({ positions: Number(positions), ...(folder && { folder: path.resolve(folder) }) })
