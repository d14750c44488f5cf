import { parentPort, workerData } from 'node:worker_threads'
import { buffersOf, packGraph } from '@shared/solver/packedGraph'
import { loadCore } from '../../core/load'
import { lineGraph } from '../../rules/setup/lineGraph'
import type { GraphAnswer, GraphJob, GraphSeat } from './setupGraphThread'

/* A thread that goes through setup phases, one after the other, with a core of its own. */

const { corePath } = workerData as GraphSeat
const port = parentPort!
const core = loadCore(corePath)

port.on('message', ({ id, ...phase }: GraphJob) => {
  const graph = packGraph(lineGraph(core, phase))
  const answer: GraphAnswer = { id, graph }
  port.postMessage(answer, [...buffersOf(graph)])
})
