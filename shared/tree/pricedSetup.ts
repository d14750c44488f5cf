import type { Color } from '../board/color'
import type { TreeNode } from './node'

/** A move of a better line, as a node of the tree has it. */
export type BetterMove = Pick<TreeNode, 'uci' | 'san' | 'kind' | 'fen' | 'check'>

/** A turn of a setup and what it was worth. */
export interface PricedTurn {
  readonly turn: Color
  /** Of the position after it, in centipawns from White's view. */
  readonly value: number
  /** What the mover gave away, in centipawns, 0 or more. */
  readonly cost: number
  /** It cannot be told apart from the best. */
  readonly isBest: boolean
  /** What should have been played, to the end of the setup. */
  readonly better: readonly BetterMove[]
}

/** The setup of a game and what its turns were worth. */
export interface PricedSetup {
  /** Of the position before the first of the turns, in centipawns from White's view. */
  readonly value: number
  /** That position is a throw: no piece has been placed yet. */
  readonly isThrow: boolean
  /** Turns of the setup before them, of which nothing is known. */
  readonly skipped: number
  readonly turns: readonly PricedTurn[]
}

/** What a side gave away in turns, in centipawns. */
export const givenAway = (turns: readonly Pick<PricedTurn, 'turn' | 'cost'>[], color: Color): number =>
  turns.filter(({ turn }) => turn === color).reduce((sum, { cost }) => sum + cost, 0)
