// `backrank annotate` of a game against the searches alone, as many nodes from the same positions, on one thread.
// usage: node test/bench/annotate.mjs [rounds] [nodes] [game.pgn]   (needs a build: npm run build)
import path from 'node:path'
import { builtBench, root } from './builtBench.mjs'

const {
  bench: { annotateSpeed },
} = await builtBench('annotateSpeed')
const [rounds = '3', nodes = '200000', file = 'samples/lukic-vujacic.pgn'] = process.argv.slice(2)
await annotateSpeed({ rounds: Number(rounds), nodes: Number(nodes), file: path.join(root, file) })
