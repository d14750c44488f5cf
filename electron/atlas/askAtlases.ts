import type { KnownValue } from '@shared/solver/solving'
import type { AskAtlas, AtlasKnowledge } from '../engine/setupSolver/atlasKnowledge'
import type { Atlas } from './openAtlas'
import { numbersOfGraph } from './graphNumbers'
import type { AtlasShelf } from './atlasShelf'

/**
 * The standard deviation, in centipawns, of the error that the values of one rank in an estimate have in common. Measured on held-out
 * arrays of Double Chess960, after the noise of a search was subtracted (docs/atlas.md).
 */
const RANKS_OFF = 15

const knowledgeIn = (atlas: Atlas, numbers: readonly (number | undefined)[]): AtlasKnowledge | undefined => {
  const { header } = atlas
  const found: KnownValue[] = []
  numbers.forEach((number, array) => {
    const value = number === undefined ? undefined : atlas.foundOf(number)
    if (value !== undefined) found.push({ array, nodes: header.nodes, value })
  })
  if (!header.estimate) return { found, prior: undefined }
  const values = Float64Array.from(numbers, number =>
    number === undefined ? NaN : (atlas.valueOf(number) ?? NaN),
  )
  return values.some(Number.isNaN)
    ? { found, prior: undefined }
    : { found, prior: { values, ranks: RANKS_OFF } }
}

/**
 * Asks the available atlases what is known of a setup's arrays. A file that cannot be read contributes nothing; the Starts page says why.
 */
export const askAtlases =
  (shelf: Pick<AtlasShelf, 'read'>): AskAtlas =>
  ({ variant, options, graph, identity }) =>
    shelf.read(variant, options, atlas =>
      atlas.header.engine.identity === identity
        ? knowledgeIn(atlas, numbersOfGraph(variant, options, graph))
        : undefined,
    )
