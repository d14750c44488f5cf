import { EVALUATION_TERMS } from '../../electron/core/layout/evaluation'
import { RESULT, type Sample } from './records'
import type { Tracer } from './tracedCore'

/** Positions for the tuner: which parameters apply and how often, row by row. */
export interface DataSet {
  readonly rows: number
  /** The first entry of each row, and the end of the last row. */
  readonly begins: Uint32Array
  readonly indices: Uint16Array
  readonly counts: Int8Array
  /** The weights of the middlegame's and the endgame's half of a parameter in each row. */
  readonly early: Float32Array
  readonly late: Float32Array
  /** Score in centipawns and result 0 to 1, White's view. */
  readonly scores: Float32Array
  readonly results: Float32Array
}

const FULL_PHASE = 24
const FULL_SCALE = 64

/** More parameters than ever apply to one position. */
const MAX_ENTRIES = 192

/** Traces every sample; illegal positions and those whose result is unknown are left out. */
export const makeDataSet = (samples: Iterable<Sample>, most: number, tracer: Tracer): DataSet => {
  const begins = new Uint32Array(most + 1)
  const indices = new Uint16Array(most * MAX_ENTRIES)
  const counts = new Int8Array(most * MAX_ENTRIES)
  const [early, late] = [new Float32Array(most), new Float32Array(most)]
  const [scores, results] = [new Float32Array(most), new Float32Array(most)]
  let rows = 0
  let entries = 0
  for (const sample of samples) {
    if (sample.result === RESULT.unknown) continue
    const trace = tracer.trace(sample)
    if (!trace) continue
    for (let i = 0; i < EVALUATION_TERMS; i++) {
      const count = trace.counts[i]!
      if (count === 0) continue
      indices[entries] = i
      counts[entries++] = count
    }
    early[rows] = trace.phase / FULL_PHASE
    late[rows] = ((FULL_PHASE - trace.phase) / FULL_PHASE) * (trace.scale / FULL_SCALE)
    scores[rows] = sample.score
    results[rows] = sample.result / 2
    begins[++rows] = entries
  }
  return {
    rows,
    begins: begins.subarray(0, rows + 1),
    indices: indices.slice(0, entries),
    counts: counts.slice(0, entries),
    early,
    late,
    scores,
    results,
  }
}
