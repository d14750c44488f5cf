import { unwrap } from '@shared/result'
import { completions, countedPlacements } from '@shared/setup/ranks/completions'
import { ranksOf } from '@shared/setup/starts/startPosition'
import { randomStartCount, randomStartSetup } from '@shared/setup/starts/starts'
import type { VariantDefinition } from '@shared/variants/variant'
import type { Core } from '../core/load'
import { Position } from '../core/position'

/** What a side's throw leaves to do, by the lists that the dialogs use and by the core that plays. */
export interface CountedThrow {
  readonly byLists: { readonly ways: number; readonly placements: number }
  readonly byCore: { readonly ways: number; readonly placements: number }
}

/** Every throw of a side once, with Black's throw the same; none in a system without placement. */
export function* countedThrows(core: Core, variant: VariantDefinition): Generator<CountedThrow> {
  const throws = Math.round(Math.sqrt(randomStartCount(variant)))
  for (let number = 0; number < throws; number += 1) {
    const setup = unwrap(randomStartSetup(variant, number * throws + number))
    const rank = ranksOf(variant, setup.board).white
    const pocket = setup.pockets.white
    using position = unwrap(Position.from(core, variant, setup))
    yield {
      byLists: {
        ways: completions(variant, rank, pocket).length,
        placements: countedPlacements(variant, rank, pocket).filter(one => one.completions > 0).length,
      },
      byCore: { ways: position.completions('white'), placements: position.legalMoves().length },
    }
  }
}
