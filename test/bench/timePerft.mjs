// Asks a UCI engine written for Node to count, and prints the nodes and the milliseconds from question to answer:
//   node timePerft.mjs ENGINE.js FEN DEPTH
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

const [engine, fen, depth] = process.argv.slice(2)
const child = spawn(process.execPath, [engine], { stdio: ['pipe', 'pipe', 'ignore'] })
const lines = createInterface({ input: child.stdout })
const say = line => child.stdin.write(`${line}\n`)

let begun
say('uci')
for await (const line of lines) {
  const nodes = /^Nodes searched: (\d+)/.exec(line)?.[1]
  if (line === 'uciok') say('isready')
  if (line === 'readyok') {
    say(`position fen ${fen}`)
    begun = performance.now()
    say(`go perft ${depth}`)
  }
  if (nodes !== undefined) {
    console.log(JSON.stringify({ units: Number(nodes), ms: performance.now() - begun }))
    child.kill()
    break
  }
}
