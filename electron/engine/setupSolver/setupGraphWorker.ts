import { workerData } from 'node:worker_threads'
import { buffersOf, packGraph, type PackedGraph } from '@shared/solver/packedGraph'
import { loadCore } from '../../core/load'
import type { PositionText } from '../../rules/positions/openPosition'
import { lineGraph } from '../../rules/setup/lineGraph'
import { answerCalls } from '../../shell/workerCalls'
import type { GraphWorkerData } from './setupGraphThread'

/* A thread that builds the graphs of setup phases, one after the other, with a core of its own. */

const { corePath } = workerData as GraphWorkerData
const core = loadCore(corePath)

answerCalls(
  (start: PositionText): PackedGraph => packGraph(lineGraph(core, start)),
  graph => [...buffersOf(graph)],
)
