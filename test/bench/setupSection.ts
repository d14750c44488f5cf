import { unwrap } from '@shared/result'
import { seededRandom } from '@shared/setup/starts/random'
import { READINGS, solve, type Reading } from '@shared/solver/induction'
import { layerSizes, type SetupGraph } from '@shared/solver/setupGraph'
import { parseFen } from '@shared/notation/fen/fen'
import { variantById, type VariantId } from '@shared/variants'
import type { Core } from '../../electron/core/load'
import { Position } from '../../electron/core/position'
import { setupGraphOf } from '../../electron/rules/setup/setupGraphOf'
import type { Section } from './report'
import { interleave, type Contender, type Speed } from './rounds'

/** A setup phase to be solved, as text. */
type Phase = readonly [VariantId, fen: string]

/** Every throw leaves 60 ranks a side, more than in any other system with throws. */
const THROWN: Phase = [
  'half-random-transcendental',
  'b2br3/pppppppp/8/8/8/8/PPPPPPPP/B2R1B2[QRNNKqrnnk] w - - 0 1',
]

/** Near the most arrays that are solved. */
const LARGEST: Phase = ['pre-chess', 'rn6/pppppppp/8/8/8/8/PPPPPPPP/RN6[QRBBNKqrbbnk] w - - 0 3']

const graphOf = (core: Core, [id, fen]: Phase): SetupGraph => {
  const variant = variantById(id)
  using position = unwrap(Position.from(core, variant, unwrap(parseFen(variant, fen)).setup))
  return unwrap(setupGraphOf(position))
}

const statesOf = (graph: SetupGraph): number =>
  layerSizes(graph).reduce((sum, { rows, columns }) => sum + rows * columns, 0)

const anyValues = (graph: SetupGraph): Float64Array => {
  const random = seededRandom('bench')
  return Float64Array.from(graph.arrays, () => random.below(201) - 100)
}

const induction = (graph: SetupGraph, name: string, reading: Reading): Contender => {
  const values = anyValues(graph)
  const states = statesOf(graph)
  return { name, work: () => (solve(graph, values, reading), states) }
}

const sizeOf = (graph: SetupGraph): string => `${graph.arrays.length} arrays, ${statesOf(graph)} states`

const milliseconds = (states: number, { name, median }: Speed): string =>
  `${name} ${((states * 1000) / median).toFixed(1)} ms`

/** Setup phases solved from the values of their arrays, from the end to the first turn. */
export const setupSection = (core: Core, rounds: number): Section => {
  const thrown = graphOf(core, THROWN)
  const largest = graphOf(core, LARGEST)
  const speeds = interleave(
    [
      ...READINGS.map(reading => induction(thrown, reading, reading)),
      { name: 'its graph from the core', work: () => statesOf(graphOf(core, THROWN)) },
      induction(largest, 'Pre-Chess', 'sequential'),
    ],
    rounds,
  )
  const states = [thrown, thrown, thrown, largest].map(statesOf)
  const times = speeds.map((speed, index) => milliseconds(states[index]!, speed)).join('; ')
  return {
    title: 'Setup phases solved',
    unit: 'states',
    speeds,
    remarks: [
      `A throw of Half-Random Transcendental (${sizeOf(thrown)}), and Pre-Chess with six pieces a side to be placed (${sizeOf(largest)}). ${times}. The goal is 100 ms for a throw.`,
    ],
  }
}
