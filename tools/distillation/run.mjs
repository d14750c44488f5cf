// Compiles a teacher's evaluation and labels positions with it: `npm run distill -- --data FILES --out FILE`.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { buildDistillationCore } from './buildCore.mjs'

const root = path.join(import.meta.dirname, '../..')
const outDir = path.join(root, '.cache/distillation/bundle')

const core = await buildDistillationCore()
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
process.exitCode = main(process.argv.slice(2), core)
