import { evaluate, viewWeights } from './reference'
import { quantise } from './quantise'
import { seenRecord } from './seenRecord'
import { floatsAt, RECORD_BYTES, type TrainingCore } from './trainingCore'

/** How far whole numbers are from floats, in centipawns. */
export interface Precision {
  readonly positions: number
  readonly mean: number
  readonly greatest: number
}

const ENOUGH = 5000

/** Compares the quantised network with the trained one on positions that are held out, evenly chosen. */
export const precisionOf = (
  core: TrainingCore,
  hidden: number,
  { learnt, heldOut }: { readonly learnt: number; readonly heldOut: number },
): Precision => {
  const { parameters, records, scratch } = core.layout
  const weights = viewWeights(hidden, quantise(floatsAt(core, parameters), hidden).weights)
  const positions = Math.min(ENOUGH, heldOut)
  const differences = Array.from({ length: positions }, (_, i) => {
    const record = records + RECORD_BYTES * (learnt + Math.floor((i * heldOut) / positions))
    const seen = seenRecord(core.bytes.slice(record, record + RECORD_BYTES))
    const exact = core.exports.scoreRecord(parameters, hidden, scratch[0]!, record)
    return Math.abs(exact - evaluate(weights, seen))
  })
  return {
    positions,
    mean: differences.reduce((sum, difference) => sum + difference, 0) / positions,
    greatest: differences.reduce((most, difference) => Math.max(most, difference), 0),
  }
}
