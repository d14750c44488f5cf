// A practice game at 5 s + 0.1 s beside a report, a preparation and a solver, against the same moves on an idle program.
// usage: node test/bench/sharedCores.mjs [moves]   (needs a built core)
import { builtBench } from './builtBench.mjs'

const {
  bench: { sharedCores },
  outDir,
} = await builtBench('sharedCores', {
  questionWorker: 'electron/engine/search/questionWorker.ts',
  searchWorker: 'electron/engine/pool/searchWorker.ts',
  memoryWorker: 'electron/engine/memory/memoryWorker.ts',
  setupGraphWorker: 'electron/engine/setupSolver/setupGraphWorker.ts',
})
await sharedCores(Number(process.argv[2] ?? 34), outDir)
