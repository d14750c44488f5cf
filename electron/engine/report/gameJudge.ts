import type { SearchEngine } from '../search/searchEngines'
import { type MainLinePosition, questionAt } from './gamePlaces'
import type { ReportEffort } from './reportPlan'

/** An engine that judges games, and how closely it looks at them. */
export interface Judge {
  /** The id of the engine. */
  readonly engineId: string
  readonly engine: SearchEngine
  readonly effort: ReportEffort
}

/**
 * The engine that judges games, and our own, which judges games with rules that the first does not know, with as many nodes as it
 * searches in the same time.
 */
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
export const judgeOf = (places: readonly MainLinePosition[], { wanted, own }: Judges): Judge => {
  const [first] = places
  return first && wanted.engine.plays(questionAt(first, wanted.effort)) ? wanted : own
}
