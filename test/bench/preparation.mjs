// How long each kind of step of a large preparation keeps its thread, and the memory it takes; its findings are random.
// Beside others who are busy: node --single-threaded-gc ..., which counts garbage collection as work of the thread.
// usage: node test/bench/preparation.mjs [positions] [folder that is kept]   (needs a build: npm run build)
import path from 'node:path'
import { builtBench } from './builtBench.mjs'

const {
  bench: { preparationSpeed },
} = await builtBench('preparationSpeed')
const [positions = '50000', folder] = process.argv.slice(2)
await preparationSpeed({ positions: Number(positions), ...(folder && { folder: path.resolve(folder) }) })
