// Compiles the trainer and starts it: `npm run train -- --data FILES --out FILE`.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { buildTrainingCore } from './buildCore.mjs'

const root = path.join(import.meta.dirname, '../..')
const outDir = path.join(root, '.cache/training/bundle')

await buildTrainingCore()
await build({
  configFile: false,
  logLevel: 'warn',
  root,
  resolve: { alias: { '@shared': path.join(root, 'shared') } },
  build: {
    ssr: path.join(import.meta.dirname, 'main.ts'),
    outDir,
    emptyOutDir: true,
    target: 'node20.18',
    minify: false,
  },
  ssr: { noExternal: true },
})

const { main } = await import(pathToFileURL(path.join(outDir, 'main.js')).href)
process.exitCode = await main(process.argv.slice(2), {
  module: path.join(root, '.cache/training/core.wasm'),
  worker: path.join(import.meta.dirname, 'worker.mjs'),
  say: line => console.log(line),
  complain: line => console.error(line),
})
