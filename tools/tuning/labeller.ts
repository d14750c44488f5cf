import type { Position } from '../../electron/core/position'
import type { SoloSearch } from '../../electron/engine/pool/soloSearch'
import type { Player, SearchedMove } from './player'
import { isCalm, MAX_UNREST, unrestOf } from './quiet'
import type { GameResult, Sample } from './records'

/** A player that labels positions, and the search that checks whether they are quiet. */
export interface Labeller {
  readonly player: Player
  readonly search: SoloSearch
  readonly nodes: number
}

const plyOf = ({ fullmoves, turn }: Sample['setup']): number =>
  2 * (fullmoves - 1) + (turn === 'white' ? 0 : 1)

/** Whether the position looks quiet at a glance: quiescence changes little. */
export const isAtRest = ({ search }: Labeller, position: Position): boolean =>
  unrestOf(search, position) <= MAX_UNREST

/** The position with its label; undefined if the player's search shows that it is not quiet. */
export const sampleOf = (
  position: Position,
  thought: SearchedMove | undefined,
  result: GameResult,
): Sample | undefined => {
  if (!thought || !isCalm(position, thought)) return undefined
  const setup = position.setup()
  return { variant: position.variant, setup, score: thought.score, result, ply: plyOf(setup) }
}
