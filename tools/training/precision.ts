import { dequantise, quantise } from './quantise'
import { floatsAt, type TrainingCore } from './trainingCore'

/** The differences between the network in integers and in floats, in centipawns. */
export interface Precision {
  readonly positions: number
  readonly mean: number
  readonly greatest: number
}

const ENOUGH = 5000

/** Compares the network with rounded weights to the trained one on evenly spaced held-out positions. */
export const precisionOf = (
  core: TrainingCore,
  hidden: number,
  { learnt, heldOut }: { readonly learnt: number; readonly heldOut: number },
): Precision => {
  const { parameters, records, scratch } = core.layout
  const positions = Math.min(ENOUGH, heldOut)
  const scores = () =>
    Array.from({ length: positions }, (_, i) => {
      const number = learnt + Math.floor((i * heldOut) / positions)
      const record = records + core.exports.recordBytes() * number
      return core.exports.scoreRecord(parameters, hidden, scratch[0]!, record)
    })
  const floats = floatsAt(core, parameters)
  const trained = floats.slice()
  const exact = scores()
  floats.set(dequantise(quantise(trained, hidden, core.boards.network), core.boards.network))
  const rounded = scores()
  floats.set(trained)
  const differences = exact.map((score, i) => Math.abs(score - rounded[i]!))
  return {
    positions,
    mean: differences.reduce((sum, difference) => sum + difference, 0) / positions,
    greatest: differences.reduce((most, difference) => Math.max(most, difference), 0),
  }
}
