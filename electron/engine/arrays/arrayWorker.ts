import { parentPort, workerData } from 'node:worker_threads'
import { variantById } from '@shared/variants'
import { soloSearch } from '../pool/soloSearch'
import { stepBack } from '../pool/stepBack'
import type { ArrayJob, ArraySeat } from './builtInLane'
import { MOST_HASH_MIB } from './hashSize'
import { searchArray } from './searchArray'

/* A thread that finds out what arrays are worth, one after the other, with a core and a memory of its own. */

const { corePath, niceness } = workerData as ArraySeat
const port = parentPort!

stepBack(niceness)
const search = soloSearch(corePath, MOST_HASH_MIB)
port.on('message', ({ variant, options, fen, nodes }: ArrayJob) =>
  port.postMessage(searchArray(search, { variant: variantById(variant), options, fen }, nodes)),
)
