import { chain, err, ok } from '@shared/result'
import type { SetupGraph } from '@shared/solver/setupGraph'
import type { Core } from '../../core/load'
import type { Position } from '../../core/position'
import { describeSetupRefusal } from '../../rules/describeError'
import type { PositionText } from '../../rules/positions/openPosition'
import { setupGraphOf } from '../../rules/setup/setupGraphOf'
import { openAsked, type Answered } from '../io/answers'

/** A setup phase that can be solved once its arrays have values. Whoever opens one disposes of its position. */
export interface OpenSetup {
  readonly position: Position
  /** Ids of the variant's options that are on. */
  readonly options: readonly string[]
  readonly graph: SetupGraph
}

/** Opens a setup phase, or says why that cannot be solved. */
export const openSetup = (core: Core, text: PositionText): Answered<OpenSetup> =>
  chain(openAsked(core, text), ({ position }) => {
    const graph = setupGraphOf(position)
    if (graph.ok) return ok({ position, options: text.options, graph: graph.value })
    position[Symbol.dispose]()
    return err(describeSetupRefusal(graph.error))
  })
