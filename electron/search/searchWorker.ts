import { parentPort, workerData } from 'node:worker_threads'
import { instantiate } from '../core/load'
import { raiseStop } from './controlBlock'
import { reportGate } from './reportGate'
import type { Finding, NumberedOrder, Order, ThreadMessage, ThreadPlace } from './searchMessages'
import { sharedClock } from './sharedClock'
import { stepBack } from './stepBack'
import { readFound } from './threadArena'

/* A thread of a search pool: carries out one order after the other on the memory of the pool. */

/** A large table is cleared in pieces, between which the thread can be ended. */
const CLEARED_AT_ONCE = 16 * 1024 * 1024

const { module, memory, control, arena, index, niceness } = workerData as ThreadPlace
const port = parentPort!
const post = (message: ThreadMessage) => port.postMessage(message)

let thinking = { id: 0, passes: reportGate() }

const look = (): Finding => ({
  found: readFound(new DataView(memory.buffer), arena),
  atMs: sharedClock(),
})

const report = (): void => {
  const finding = look()
  if (thinking.passes(finding.found, finding.atMs)) post({ kind: 'report', id: thinking.id, finding })
}

const core = instantiate(module, memory, { clock: sharedClock, report })

/** The first thread decides when a search is over; the others stop with it. */
const think = (id: number): void => {
  thinking = { id, passes: reportGate() }
  core.think(arena)
  if (index === 0) raiseStop(memory.buffer, control)
  post({ kind: 'done', id, ...(index === 0 && { finding: look() }) })
}

const clear = (from: number, bytes: number): void => {
  for (let at = from; at < from + bytes; at += CLEARED_AT_ONCE)
    new Uint8Array(memory.buffer, at, Math.min(CLEARED_AT_ONCE, from + bytes - at)).fill(0)
}

const carryOut = (id: number, order: Order): void => {
  if (order.kind === 'think') {
    think(id)
    return
  }
  if (order.kind === 'forget') core.prepareThread(arena, control, index)
  else clear(order.from, order.bytes)
  post({ kind: 'done', id })
}

stepBack(niceness)
core.prepareThread(arena, control, index)
port.on('message', ({ id, order }: NumberedOrder) => carryOut(id, order))
