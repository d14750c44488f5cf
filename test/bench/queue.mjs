// What a queue costs, and what two workers gain: one atlas built by this process alone, by one worker and by two, on a real redis-server.
// usage: node test/bench/queue.mjs [arrays] [nodes] [rounds]   (needs a build)
// On a busy machine the clock says little. Processor time does not depend on others: what the queue takes of it beside the search is its cost.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findProgram } from '../../scripts/testPrograms.mjs'
import { root } from './builtBench.mjs'

const [arrays = 960, nodes = 20_000, rounds = 3] = process.argv.slice(2).map(Number)
const cli = path.join(root, 'out/main/cli.js')
const folder = mkdtempSync(path.join(tmpdir(), 'backrank-bench-'))
const TICKS_A_SECOND = 100

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  await new Promise(resolve => server.close(resolve))
  return port
}

/** Processor time of a process that still runs, in seconds. */
const cpuOf = ({ pid }) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
}

const start = args => spawn(process.execPath, [cli, ...args], { stdio: ['ignore', 'ignore', 'pipe'] })

const worker = async url => {
  const child = start(['work', '--queue', url, '--threads', '1'])
  for await (const piece of child.stderr) if (piece.toString().includes('working on')) break
  child.stderr.resume()
  await pause(500)
  return child
}

/** Builds the atlas, and says how long that took by the clock and how much of a processor its own process. */
const build = async (name, flags) => {
  const file = path.join(folder, `${name}.atlas`)
  const order = [
    'atlas',
    'build',
    'double-chess960',
    '--sample',
    String(arrays),
    '--seed',
    'queue',
    '--date',
    '2026-11-25',
  ]
  const child = start([...order, '--nodes', String(nodes), '-o', file, ...flags])
  child.stderr.pipe(process.stderr)
  const begun = performance.now()
  let cpu = 0
  const watch = setInterval(() => {
    try {
      cpu = cpuOf(child)
    } catch {
      // It has just ended.
    }
  }, 20)
  const [code] = await once(child, 'exit')
  clearInterval(watch)
  if (code !== 0) throw new Error(`the build ended with ${code}`)
  const bytes = readFileSync(file)
  rmSync(file)
  return { seconds: (performance.now() - begun) / 1000, cpu, bytes }
}

const byQueue = async (name, count) => {
  const port = await freePort()
  const redis = spawn(findProgram('redis-server'), ['--port', String(port), '--save', '', '--dir', folder], {
    stdio: 'ignore',
  })
  await pause(300)
  const url = `redis://127.0.0.1:${port}/0`
  const workers = await Promise.all(Array.from({ length: count }, () => worker(url)))
  const before = [redis, ...workers].map(cpuOf)
  const built = await build(name, ['--queue', url])
  const [server, ...work] = [redis, ...workers].map((process, place) => cpuOf(process) - before[place])
  for (const child of [...workers, redis]) child.kill()
  await Promise.all([...workers, redis].map(child => once(child, 'exit')))
  return { ...built, server, work: work.reduce((sum, one) => sum + one, 0) }
}

const median = numbers => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]
const shown = number => number.toFixed(2)

const found = { alone: [], one: [], two: [] }
for (let round = 0; round < rounds; round++) {
  console.log(`round ${round + 1}, load ${loadavg()[0].toFixed(1)} on ${cpus().length} cores`)
  found.alone.push(await build('alone', ['--threads', '1']))
  found.one.push(await byQueue('one', 1))
  found.two.push(await byQueue('two', 2))
  for (const kind of ['one', 'two'])
    if (!found[kind].at(-1).bytes.equals(found.alone[0].bytes)) throw new Error('the bytes differ')
}
rmSync(folder, { recursive: true })
const of = (kind, value) => median(found[kind].map(value))
const total = ({ cpu, work = 0, server = 0 }) => cpu + work + server
console.log(`${arrays} arrays, ${nodes} nodes each, medians of ${rounds}`)
for (const kind of ['alone', 'one', 'two'])
  console.log(
    `${kind}: ${shown(of(kind, ({ seconds }) => seconds))} s by the clock, ${shown(of(kind, total))} s of processors`,
  )
const one = found.one
console.log(
  `of these with one worker: worker ${shown(median(one.map(({ work }) => work)))}, builder ${shown(median(one.map(({ cpu }) => cpu)))}, server ${shown(median(one.map(({ server }) => server)))} s`,
)
const ratio = (kind, base, value) =>
  median(found[kind].map((run, round) => value(run) / value(found[base][round])))
console.log(
  `two workers to one, clock: ${shown(ratio('one', 'two', ({ seconds }) => seconds))} times as fast`,
)
console.log(
  `one worker to this process alone: ${shown(100 * (ratio('one', 'alone', ({ seconds }) => seconds) - 1))} % more by the clock, ${shown(100 * (ratio('one', 'alone', total) - 1))} % more of processors`,
)
