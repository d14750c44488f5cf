import { unwrap } from '@shared/result'
import { seededRandom } from '@shared/setup/starts/random'
import { randomStartCount, randomStartSetup } from '@shared/setup/starts/starts'
import type { SetupGraph } from '@shared/solver/setupGraph'
import type { VariantDefinition } from '@shared/variants/variant'
import type { Core } from '../../electron/core/load'
import { Position } from '../../electron/core/position'
import { setupGraphOf } from '../../electron/rules/setup/setupGraphOf'

/** A random throw, and the setup phase it begins. */
export interface RandomThrow {
  readonly number: number
  readonly graph: SetupGraph
}

/**
 * Draws random throws, the same for the same seed. The variant must have throws, and all their setups must be solvable.
 */
export const randomThrows = (
  core: Core,
  variant: VariantDefinition,
  count: number,
  seed: string,
): readonly RandomThrow[] => {
  const random = seededRandom(seed)
  return Array.from({ length: count }, () => {
    const number = random.below(randomStartCount(variant))
    using position = unwrap(Position.from(core, variant, unwrap(randomStartSetup(variant, number))))
    return { number, graph: unwrap(setupGraphOf(position)) }
  })
}
