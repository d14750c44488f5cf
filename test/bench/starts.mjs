// How fast the place Starts answers over all 921,600 arrays of Double Chess960, in a file with values that follow from a formula;
// or over the atlas of a system that comes with the program.
// usage: node test/bench/starts.mjs [rounds] [SYSTEM]   (needs a built core)
import { builtBench } from './builtBench.mjs'

const {
  bench: { shippedSpeed, startsSpeed },
} = await builtBench('startsSpeed', {})
const [rounds = 7, system] = process.argv.slice(2)
await (system === undefined ? startsSpeed(Number(rounds)) : shippedSpeed(system, Number(rounds)))
