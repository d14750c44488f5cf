// Values of 216 arrays against one long search for as many nodes, by our engine and by Stockfish, on one thread and on two.
// usage: node test/bench/arrays.mjs [rounds] [nodes] [threads]   (needs a built core; Stockfish where it is installed)
import { builtBench } from './builtBench.mjs'

const {
  bench: { arraySpeed },
  outDir,
} = await builtBench('arraySpeed', {
  questionWorker: 'electron/engine/search/questionWorker.ts',
  searchWorker: 'electron/engine/pool/searchWorker.ts',
})
const [rounds = 3, nodes = 20_000, threads] = process.argv.slice(2).map(Number)
await arraySpeed({ rounds, nodes, widths: threads === undefined ? [1, 2] : [threads] }, outDir)
