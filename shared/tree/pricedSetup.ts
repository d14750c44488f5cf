import type { Color } from '../board/color'
import type { TreeNode } from './node'

/** A move of a better line, with the fields of a node in the tree. */
export type BetterMove = Pick<TreeNode, 'uci' | 'san' | 'kind' | 'fen' | 'check'>

/** A turn of a setup, with its value. */
export interface PricedTurn {
  readonly turn: Color
  /** The value of the position after it, in centipawns from White's view. */
  readonly value: number
  /** What the mover gave away, in centipawns; at least 0. */
  readonly cost: number
  /** Its value cannot be distinguished from the best. */
  readonly isBest: boolean
  /** What should have been played, to the end of the setup. */
  readonly better: readonly BetterMove[]
}

/** The setup of a game, with the values of its turns. */
export interface PricedSetup {
  /** The value of the position before the first of the turns, in centipawns from White's view. */
  readonly value: number
  /** That position is a throw: no piece has been placed yet. */
  readonly isThrow: boolean
  /** The number of earlier turns of the setup, of which nothing is known. */
  readonly skipped: number
  readonly turns: readonly PricedTurn[]
}

/** How much a side gave away in its turns, in centipawns. */
export const givenAway = (turns: readonly Pick<PricedTurn, 'turn' | 'cost'>[], color: Color): number =>
  turns.filter(({ turn }) => turn === color).reduce((sum, { cost }) => sum + cost, 0)
