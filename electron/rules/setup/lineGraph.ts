import { makeFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import type { SetupGraph } from '@shared/solver/setupGraph'
import type { Core } from '../../core/load'
import { openPosition, type PositionText } from '../positions/openPosition'
import { sampledGraphOf, DEFAULT_SAMPLED_RANKS } from './sampledGraph'
import { setupGraphOf } from './setupGraphOf'
import type { SetupLine } from './setupLine'

/** The start of a line, as text. */
export const startOf = ({ variant, options, start }: SetupLine): PositionText => ({
  variant: variant.id,
  options,
  fen: makeFen(variant, start),
})

/**
 * Everything that could happen from the start of a line that can be solved. If too many arrays can arise, a sample of them, the same one
 * each time for the same start.
 */
export const lineGraph = (core: Core, start: PositionText): SetupGraph => {
  using position = unwrap(openPosition(core, start)).position
  const graph = setupGraphOf(position)
  if (graph.ok) return graph.value
  if (graph.error.kind !== 'tooManyArrays') throw new Error(`no setup to solve: ${graph.error.kind}`)
  return sampledGraphOf(position, { seed: start.fen, ranks: DEFAULT_SAMPLED_RANKS })
}
