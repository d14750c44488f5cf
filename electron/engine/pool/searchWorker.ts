import { parentPort, workerData } from 'node:worker_threads'
import { instantiate } from '../../core/load'
import { raiseStop } from './controlBlock'
import { reportGate } from './reportGate'
import type { SearchResult, NumberedJob, ThreadJob, ThreadMessage, ThreadPlace } from './searchMessages'
import { sharedClock } from './gatedClock'
import { lowerPriority } from './lowerPriority'
import { readFound } from './threadArena'

/* A thread of a search pool: does one job after the other on the memory of the pool. */

/** Bytes cleared at once: a large table is cleared in pieces, between which the thread can be ended. */
const CLEARED_AT_ONCE = 16 * 1024 * 1024

const { module, memory, control, arena, index, niceness } = workerData as ThreadPlace
const port = parentPort!
const post = (message: ThreadMessage) => port.postMessage(message)

let thinking = { id: 0, passes: reportGate() }

const look = (): SearchResult => ({
  found: readFound(new DataView(memory.buffer), arena),
  atMs: sharedClock(),
})

const report = (): void => {
  const result = look()
  if (thinking.passes(result.found, result.atMs)) post({ kind: 'report', id: thinking.id, result })
}

const core = instantiate(module, memory, { clock: sharedClock, report })

/** The first thread decides when a search is over; the others stop with it. */
const think = (id: number): void => {
  thinking = { id, passes: reportGate() }
  core.think(arena)
  if (index === 0) raiseStop(memory.buffer, control)
  post({ kind: 'done', id, ...(index === 0 && { result: look() }) })
}

const clear = (from: number, bytes: number): void => {
  for (let at = from; at < from + bytes; at += CLEARED_AT_ONCE)
    new Uint8Array(memory.buffer, at, Math.min(CLEARED_AT_ONCE, from + bytes - at)).fill(0)
}

const carryOut = (id: number, job: ThreadJob): void => {
  if (job.kind === 'think') {
    think(id)
    return
  }
  if (job.kind === 'forget') core.prepareThread(arena, control, index)
  else clear(job.from, job.bytes)
  post({ kind: 'done', id })
}

lowerPriority(niceness)
core.prepareThread(arena, control, index)
port.on('message', ({ id, job }: NumberedJob) => carryOut(id, job))
