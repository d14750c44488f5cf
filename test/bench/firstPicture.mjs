// From asking for a setup to the first picture of it, for setups of several sizes.
// usage: node test/bench/firstPicture.mjs [threads]   (needs a built core)
import { builtBench } from './builtBench.mjs'

const {
  bench: { firstPicture },
  outDir,
} = await builtBench('firstPicture', {
  examinationWorker: 'electron/engine/examination/examinationWorker.ts',
  arrayStoreWorker: 'electron/engine/arrays/arrayStoreWorker.ts',
  setupGraphWorker: 'electron/engine/setupSolver/setupGraphWorker.ts',
})
await firstPicture(Number(process.argv[2] ?? 2), outDir)
