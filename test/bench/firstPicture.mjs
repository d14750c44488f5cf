// From asking for a setup to the first picture of it, for setups of several sizes.
// usage: node test/bench/firstPicture.mjs [threads]   (needs a built core)
import { builtBench } from './builtBench.mjs'

const {
  bench: { firstPicture },
  outDir,
} = await builtBench('firstPicture', {
  questionWorker: 'electron/engine/search/questionWorker.ts',
  memoryWorker: 'electron/engine/memory/memoryWorker.ts',
  setupGraphWorker: 'electron/engine/setupSolver/setupGraphWorker.ts',
})
await firstPicture(Number(process.argv[2] ?? 2), outDir)
