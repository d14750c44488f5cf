import path from 'node:path'
import { PROGRAM_FOLDER } from '../../core/programFolder'
import { ownSearcher, ownSearcherIdentity } from '../../engine/search/ownSearcher'
import type { Searcher, SearcherIdentity } from '../../engine/search/searcher'
import { openPool, type PoolOpener } from '../../engine/pool/searchPool'

// The path as seen from the bundle, out/main: the threads must be compiled, so they cannot run from the sources.
const PLACE = {
  workerFile: path.join(import.meta.dirname, 'searchWorker.js'),
  corePath: path.join(PROGRAM_FOLDER, 'resources', 'core.wasm'),
}

/** The path of the compiled thread for engines that are scripts. */
export const SCRIPT_WORKER = path.join(import.meta.dirname, 'scriptWorker.js')

/** Opens a pool of the program's own threads, at normal priority: only beside a window do threads lower it. */
export const openEngine: PoolOpener = (size, onFault) => openPool({ ...PLACE, ...size, onFault, niceness: 0 })

/** The identity of our own engine in this program, without starting the engine. */
export const ownIdentityHere = (): SearcherIdentity => ownSearcherIdentity(PLACE.corePath)

/** Our own engine as a searcher for `width` positions side by side. */
export const openOwnSearcher = (width: number): Searcher =>
  ownSearcher({
    corePath: PLACE.corePath,
    workerFile: path.join(import.meta.dirname, 'questionWorker.js'),
    width,
    niceness: 0,
  })
