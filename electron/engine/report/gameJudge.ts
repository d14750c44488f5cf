import type { SearchEngine } from '../search/searchEngines'
import { type MainLinePosition, questionAt, type SearchEffort } from './gamePlaces'

/** An engine that judges games. */
export interface Judge {
  /** Under which it is known. */
  readonly engineId: string
  readonly engine: SearchEngine
}

/** The engine that judges games, and our own, which judges games with rules that the first does not know. */
export interface Judges {
  readonly wanted: Judge
  readonly own: Judge
}

/**
 * Which engine judges a game. Special moves and rights are only ever lost, so the first position after the setup
 * decides for all others; a game is never judged by two.
 *
 * @param places of the game proper
 */
export const judgeOf = (
  places: readonly MainLinePosition[],
  effort: SearchEffort,
  { wanted, own }: Judges,
): Judge => {
  const [first] = places
  return first && wanted.engine.plays(questionAt(first, effort)) ? wanted : own
}
