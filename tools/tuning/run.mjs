// Bundles a tool of this folder with Vite and runs it: `npm run generate -- ...`, `npm run imitate -- ...`, `npm run develop -- ...`, `npm run widen -- ...`, `npm run tune -- ...`, `npm run fit-chances -- ...`.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { compileCore, OPTIONS, tracing } from '../../scripts/compileCore.mjs'

const root = path.join(import.meta.dirname, '../..')
const [tool, ...words] = process.argv.slice(2)
const outDir = path.join(root, '.cache/tuning', tool)

/** The tuner's core says how often each parameter applies, the generator's how far a position is from rest. */
const CORES = {
  tune: { entry: 'traced.ts', options: tracing(true) },
  generate: { entry: 'unrest.ts', options: tracing(false) },
  widen: { entry: 'unrest.ts', options: tracing(false) },
  fitChances: { entry: 'index.ts', options: tracing(false) },
  imitate: { entry: 'unrest.ts', options: tracing(false) },
  develop: { entry: 'unrest.ts', options: tracing(false) },
}

const buildCore = async ({ entry, options }) => {
  const core = path.join(outDir, 'core.wasm')
  const binary = await compileCore(entry, [...OPTIONS, ...options])
  if (!binary) process.exit(1)
  mkdirSync(outDir, { recursive: true })
  writeFileSync(core, binary)
  return core
}

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
const core = await buildCore(CORES[tool])

const { main } = await import(pathToFileURL(path.join(outDir, `${tool}.js`)).href)
process.exitCode = await main(words, {
  core,
  evaluation: path.join(root, 'resources/evaluation.json'),
})
