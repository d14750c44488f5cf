import type { SearchEngine } from '../search/searchEngines'
import { type MainLinePosition, questionAt } from './gamePlaces'
import type { ReportEffort } from './reportPlan'

/** An engine that judges games, and its search effort. */
export interface Judge {
  readonly engineId: string
  readonly engine: SearchEngine
  readonly effort: ReportEffort
}

/**
 * The engine chosen to judge games, and our own engine, which judges games whose rules the chosen one does not know.
 * Ours searches as many nodes as it can in the same time.
 */
export interface Judges {
  readonly wanted: Judge
  readonly own: Judge
}

/**
 * Chooses the engine that judges a game. Special moves and rights are only ever lost, so the first position after the
 * setup decides for all others; a game is always judged by a single engine.
 *
 * @param places the positions of the game proper
 */
export const judgeOf = (places: readonly MainLinePosition[], { wanted, own }: Judges): Judge => {
  const [first] = places
  return first && wanted.engine.plays(questionAt(first, wanted.effort)) ? wanted : own
}
