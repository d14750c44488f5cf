// Decides when a search has to stop. The limits are checked only now and then, because reading the clock costs more than a node.

import { ARENAS, MAX_NODES, MAXIMUM, PONDER, START, STOP, THREADS } from '../../layout/controlBlock'
import { INDEX, NODES } from '../../layout/threadArena'
import { clock } from '../rules/env'
import { control, thread } from './state'

/** Nodes between two checks of the clock. */
const POLL_NODES: u64 = 1024

let pollAt: u64 = 0

/** The nodes of all threads together. */
export function totalNodes(): u64 {
  const arenas = load<u32>(control, ARENAS) as usize
  let total: u64 = 0
  for (let i: u32 = 0; i < load<u32>(control, THREADS); i++)
    total += load<u64>(load<u32>(arenas + ((i as usize) << 2)) as usize, NODES)
  return total
}

export function elapsed(): f64 {
  return clock() - load<f64>(control, START)
}

export function isStopped(): bool {
  return atomic.load<i32>(control + STOP) != 0
}

export function stopAll(): void {
  atomic.store<i32>(control + STOP, 1)
}

export function isPondering(): bool {
  return atomic.load<i32>(control + PONDER) != 0
}

/** Sets when the limits are checked next: no later than this thread alone could reach them. */
function schedulePoll(): void {
  const nodes = load<u64>(thread, NODES)
  pollAt = nodes + POLL_NODES
  const most = load<u64>(control, MAX_NODES)
  if (most == 0) return
  const total = totalNodes()
  if (total < most && nodes + (most - total) < pollAt) pollAt = nodes + (most - total)
}

function mustStop(): bool {
  const most = load<u64>(control, MAX_NODES)
  if (most != 0 && totalNodes() >= most) return true
  return !isPondering() && elapsed() >= load<f64>(control, MAXIMUM)
}

/** Schedules the first check of the limits. The first thread checks them and stops all others. */
export function beginPolling(): void {
  schedulePoll()
}

/** Counts a node; returns whether the search continues. */
export function countNode(): bool {
  if (isStopped()) return false
  const nodes = load<u64>(thread, NODES) + 1
  store<u64>(thread, nodes, NODES)
  if (nodes >= pollAt && load<u32>(thread, INDEX) == 0) {
    if (mustStop()) stopAll()
    schedulePoll()
  }
  return true
}
