import { shallowReactive } from 'vue'
import type { SolverRequest, SolverView } from '@shared/ipc/contract'
import { placeKey } from './solverPlace'

/** What a turn of a setup cost the side that made it. */
export interface TurnCost {
  readonly san: string
  /** Of the position after it, in centipawns from White's view. */
  readonly value: number
  /** In centipawns, 0 or more. */
  readonly cost: number
  readonly isBest: boolean
}

const TURN_LIMIT = 20_000

/** What is known of turns, whether they were played or could be; what was said last counts. */
export const turnCosts = () => {
  const turns = shallowReactive(new Map<string, TurnCost>())

  const keep = (key: string, { san, value, cost, isBest }: TurnCost) => {
    turns.set(key, { san, value, cost, isBest })
    if (turns.size > TURN_LIMIT) turns.delete(turns.keys().next().value!)
  }

  const learn = (request: SolverRequest, { moves, played }: SolverView) => {
    const at = (line: readonly string[]) => placeKey({ ...request, moves: line }, request)
    for (const move of moves) keep(at([...request.moves, move.uci]), move)
    for (const [place, turn] of played.entries()) keep(at(request.moves.slice(0, place + 1)), turn)
  }

  return { turns, learn }
}
