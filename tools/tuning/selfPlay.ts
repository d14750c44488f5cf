import type { Position } from '../../electron/core/position'
import { adjudicator } from './adjudicator'
import type { Player } from './player'
import { isCalm } from './quiet'
import { RESULT, type GameResult } from './records'

/** A game from some position to its end. */
export interface PlayedGame {
  readonly result: GameResult
  /** The positions that look quiet, by plies from the first position. */
  readonly calm: readonly number[]
  readonly plies: number
}

const resultOf = (position: Position): GameResult | undefined => {
  const outcome = position.outcome()
  if (outcome === undefined) return undefined
  if (outcome.kind !== 'checkmate') return RESULT.draw
  return outcome.winner === 'white' ? RESULT.whiteWins : RESULT.blackWins
}

/** Plays the game to its end, and leaves the position there; undefined if the player finds no move. */
export const playGame = async (
  player: Player,
  position: Position,
  nodes: number,
  isPlayedOut: boolean,
): Promise<PlayedGame | undefined> => {
  const { judge } = adjudicator(isPlayedOut)
  const calm: number[] = []
  for (let ply = 0; ; ply++) {
    const thought = await player.think(position, nodes)
    if (!thought) return undefined
    if (isCalm(position, thought)) calm.push(ply)
    position.playFound(thought.move)
    const result = resultOf(position) ?? judge(thought.score, ply)
    if (result !== undefined) return { result, calm, plies: ply + 1 }
  }
}
