import { arrayError, estimateError } from '@shared/solver/errorModel'
import { OWN_ERRORS } from '@shared/solver/ownErrors'
import { OWN_ENGINE } from '../engine/search/answerQuestion'
import type { AtlasHeader } from './atlasFormat'

/**
 * Nine times out of ten, a much deeper search differs from a value of an atlas by no more than this, in centipawns; undefined for engines
 * whose errors were not measured.
 *
 * @param isSearched whether the array itself was searched; in an estimate most were not
 */
export const valueError = (
  { engine, nodes, estimate }: AtlasHeader,
  isSearched: boolean,
): number | undefined => {
  if (engine.name !== OWN_ENGINE) return undefined
  const searched = arrayError(OWN_ERRORS, nodes)
  if (!estimate) return searched
  const estimated = estimateError(OWN_ERRORS, nodes, estimate.deviation)
  return isSearched ? Math.min(searched, estimated) : estimated
}
