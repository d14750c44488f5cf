import { shallowReactive } from 'vue'
import type { SolverRequest, SolverView } from '@shared/ipc/contract'
import { putNewest } from '@shared/putNewest'
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

const lineKey = (request: SolverRequest, moves: readonly string[]): string =>
  placeKey({ ...request, moves }, request)

/** What is known of turns, whether they were played or could be; what was said last counts. */
export const turnCosts = () => {
  const turns = shallowReactive(new Map<string, TurnCost>())

  const keep = (key: string, { san, value, cost, isBest }: TurnCost) => {
    putNewest(turns, key, { san, value, cost, isBest }, TURN_LIMIT)
  }

  /** @param request to the end of the setup; `played` are the last of its moves, with what is known of them */
  const learnPlayed = (request: SolverRequest, played: readonly TurnCost[]) => {
    const before = request.moves.length - played.length
    for (const [place, turn] of played.entries())
      keep(lineKey(request, request.moves.slice(0, before + place + 1)), turn)
  }

  const learn = (request: SolverRequest, { moves, played }: SolverView) => {
    for (const move of moves) keep(lineKey(request, [...request.moves, move.uci]), move)
    learnPlayed(request, played)
  }

  return { turns, learn, learnPlayed }
}
