import type { SetupGraph } from '@shared/solver/setupGraph'
import type { VariantDefinition } from '@shared/variants/variant'
import type { Core } from '../core/load'
import { openPosition } from '../rules/positions/openPosition'
import { setupGraphOf } from '../rules/setup/setupGraphOf'
import { numbersOfGraph } from './graphNumbers'

/** The start numbers of a setup's arrays, ascending; undefined if one of them is not a start of the system. */
export const startsOfGraph = (
  variant: VariantDefinition,
  options: readonly string[],
  graph: SetupGraph,
): readonly number[] | undefined => {
  const numbers = numbersOfGraph(variant, options, graph)
  const known = numbers.filter(number => number !== undefined)
  return known.length === numbers.length ? known.toSorted((one, other) => one - other) : undefined
}

/**
 * The numbers of the starts that can arise from a throw, ascending; undefined if the FEN is not a setup of the system, too many starts can
 * arise from it, or one of them is not a start of the system.
 */
export const startsOfThrow = (
  core: Core,
  variant: VariantDefinition,
  fen: string,
): readonly number[] | undefined => {
  const opened = openPosition(core, { variant: variant.id, fen, options: [] })
  if (!opened.ok) return undefined
  using position = opened.value.position
  const graph = setupGraphOf(position)
  return graph.ok ? startsOfGraph(variant, [], graph.value) : undefined
}
