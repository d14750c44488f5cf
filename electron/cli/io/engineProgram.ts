import path from 'node:path'
import { PROGRAM_FOLDER } from '../../core/programFolder'
import { ownSearcher, ownSearcherIdentity } from '../../engine/search/ownSearcher'
import type { Searcher, SearcherIdentity } from '../../engine/search/searcher'
import { openPool, type PoolOpener } from '../../engine/pool/searchPool'

// Seen from the bundle, out/main: the threads are compiled, so there is no running them from the sources.
const PLACE = {
  workerFile: path.join(import.meta.dirname, 'searchWorker.js'),
  corePath: path.join(PROGRAM_FOLDER, 'resources', 'core.wasm'),
}

/** The compiled thread for engines that are scripts. */
export const SCRIPT_WORKER = path.join(import.meta.dirname, 'scriptWorker.js')

/** Opens a pool of the program's own threads; they lower their priority only where there is a window. */
export const openEngine: PoolOpener = (size, onFault) => openPool({ ...PLACE, ...size, onFault, niceness: 0 })

/** Names our own engine as this program has it, without starting it. */
export const ownIdentityHere = (): SearcherIdentity => ownSearcherIdentity(PLACE.corePath)

/** Our own engine as a searcher, `width` positions side by side. */
export const openOwnSearcher = (width: number): Searcher =>
  ownSearcher({
    corePath: PLACE.corePath,
    workerFile: path.join(import.meta.dirname, 'questionWorker.js'),
    width,
    niceness: 0,
  })
