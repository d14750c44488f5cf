// Bundles a tool of this folder with Vite and runs it: `npm run generate -- ...`, `npm run tune -- ...`.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { compileCore, OPTIONS, tracing } from '../../scripts/compileCore.mjs'

const root = path.join(import.meta.dirname, '../..')
const tracedCore = path.join(root, '.cache/tuning/traced.wasm')
const [tool, ...words] = process.argv.slice(2)
const outDir = path.join(root, '.cache/tuning', tool)

/** The tuner's core says how often each parameter applies. */
const buildTracedCore = async () => {
  const binary = await compileCore('evaluation/traced.ts', [...OPTIONS, ...tracing(true)])
  if (!binary) process.exit(1)
  mkdirSync(path.dirname(tracedCore), { recursive: true })
  writeFileSync(tracedCore, binary)
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
if (tool === 'tune') await buildTracedCore()

const { main } = await import(pathToFileURL(path.join(outDir, `${tool}.js`)).href)
process.exitCode = await main(words, {
  core: path.join(root, 'resources/core.wasm'),
  tracedCore,
  evaluation: path.join(root, 'resources/evaluation.json'),
})
