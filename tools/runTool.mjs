// Bundles a tool with Vite and runs it: `node tools/runTool.mjs solver/errors WORDS`, usually by its script in
// package.json.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { publishedAssets } from '../scripts/publishedAssets.mjs'

const root = path.join(import.meta.dirname, '..')
const [name, ...words] = process.argv.slice(2)
const [folder, tool] = name.split('/')
// Two folders below the project folder, as the program expects when it looks for its resources.
const outDir = path.join(root, '.cache', `${folder}-${tool}`)

/** @param isWide for boards larger than eight by eight */
const buildTuningCore = async (isWide = false) => {
  const { compileCore, compileWideCore, OPTIONS, tracing } = await import('../scripts/compileCore.mjs')
  // The tuner's core tells how often each parameter applies; the others, except that of fitChances, tell how far a
  // position is from rest.
  const entry = { tune: 'traced.ts', fitChances: 'index.ts' }[tool] ?? 'unrest.ts'
  const compile = isWide ? compileWideCore : compileCore
  const binary = await compile(entry, [...OPTIONS, ...tracing(tool === 'tune')])
  if (!binary) process.exit(1)
  const core = path.join(outDir, isWide ? 'wideCore.wasm' : 'core.wasm')
  mkdirSync(outDir, { recursive: true })
  writeFileSync(core, binary)
  return core
}

const resources = path.join(root, 'resources')

/** The input of the tools of a folder besides their command line. */
const GIVEN = {
  distillation: async () => (await import('./distillation/buildCore.mjs')).buildDistillationCore(),
  figurines: () => undefined,
  languages: () => undefined,
  package: () => undefined,
  manual: async () => ({ scripts: await (await import('./manual/buildScripts.mjs')).buildScripts() }),
  perft: () => resources,
  preparation: () => resources,
  play: () => resources,
  report: () => resources,
  solver: () => resources,
  training: async () => ({
    module: async isWide => (await import('./training/buildCore.mjs')).buildTrainingCore(isWide),
    worker: path.join(import.meta.dirname, 'training', 'worker.mjs'),
    say: line => console.log(line),
    complain: line => console.error(line),
  }),
  tuning: async () => ({
    core: await buildTuningCore(),
    wideCore: () => buildTuningCore(true),
    evaluation: path.join(resources, 'evaluation.json'),
  }),
}

await build({
  configFile: false,
  logLevel: 'warn',
  root,
  plugins: [publishedAssets()],
  resolve: { alias: { '@shared': path.join(root, 'shared') } },
  build: {
    ssr: true,
    rolldownOptions: {
      input: {
        [tool]: path.join(import.meta.dirname, folder, `${tool}.ts`),
        // The thread of the bundled engine.
        scriptWorker: path.join(root, 'electron', 'engine', 'uciClient', 'scriptWorker.ts'),
      },
      // Chunks stay flat, so that import.meta.dirname is the same in all of them.
      output: { chunkFileNames: '[name]-[hash].js' },
    },
    outDir,
    emptyOutDir: true,
    target: 'node20.18',
    minify: false,
  },
  ssr: { noExternal: true },
})

const given = await GIVEN[folder]()
const { main } = await import(pathToFileURL(path.join(outDir, `${tool}.js`)).href)
process.exitCode = await main(words, given)
