import { unwrap } from '@shared/result'
import type { SetupGraph } from '@shared/solver/setupGraph'
import type { Core } from '../../core/load'
import { Position } from '../../core/position'
import { setupGraphOf } from './setupGraphOf'
import type { SetupLine } from './setupLine'

/** All that could happen from the start of a line that can be solved. */
export const lineGraph = (core: Core, { variant, options, start }: SetupLine): SetupGraph => {
  using position = unwrap(Position.from(core, variant, start, options))
  return unwrap(setupGraphOf(position))
}
