import { makeFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import type { SetupGraph } from '@shared/solver/setupGraph'
import type { Core } from '../../core/load'
import { openPosition, type PositionText } from '../positions/openPosition'
import { setupGraphOf } from './setupGraphOf'
import type { SetupLine } from './setupLine'

/** The start of a line, as text. */
export const startOf = ({ variant, options, start }: SetupLine): PositionText => ({
  variant: variant.id,
  options,
  fen: makeFen(variant, start),
})

/** All that could happen from the start of a line that can be solved. */
export const lineGraph = (core: Core, start: PositionText): SetupGraph => {
  using position = unwrap(openPosition(core, start)).position
  return unwrap(setupGraphOf(position))
}
