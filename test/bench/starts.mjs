// How fast the place Starts answers over all 921,600 arrays of Double Chess960, in a file with values that follow from a formula.
// usage: node test/bench/starts.mjs [rounds]   (needs a built core)
import { builtBench } from './builtBench.mjs'

const {
  bench: { startsSpeed },
} = await builtBench('startsSpeed', {})
const [rounds = 7] = process.argv.slice(2).map(Number)
await startsSpeed(rounds)
