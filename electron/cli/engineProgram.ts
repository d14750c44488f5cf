import path from 'node:path'
import type { PoolOpener } from '../uci/enginePool'
import { openPool } from '../search/searchPool'

// Seen from the bundle, out/main: the threads are compiled, so there is no running them from the sources.
const PLACE = {
  workerFile: path.join(import.meta.dirname, 'searchWorker.js'),
  corePath: path.join(import.meta.dirname, '..', '..', 'resources', 'core.wasm'),
}

/** Opens a pool of the program's own threads; where there is no window they need not step back for one. */
export const openEngine: PoolOpener = (size, onFault) => openPool({ ...PLACE, ...size, onFault, niceness: 0 })
