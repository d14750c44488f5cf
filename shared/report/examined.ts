import type { Score } from '../analysis/score'
import { chancePoints } from '../analysis/winningChance'
import type { Color } from '../board/color'
import type { BetterMove } from '../tree/pricedSetup'

/** What an engine has found in a position of a game. */
export interface ExaminedPosition {
  readonly kind: 'searched'
  readonly score: Score<'white'>
  /** Plies; of the best line. */
  readonly depth: number
  /** Nodes really searched. */
  readonly nodes: number
  /** The best lines by rank, at least one, each of at least one move. */
  readonly lines: readonly (readonly BetterMove[])[]
  /** The score of the second line, if there is one. */
  readonly second?: Score<'white'>
  /** A short first search. */
  readonly isGlance?: true
  /** A last search, which took longer. */
  readonly isCloser?: true
}

/** A position in which the rules have ended the game. */
export interface EndedPosition {
  readonly kind: 'ended'
  readonly winner: Color | 'nobody'
}

export type Examined = ExaminedPosition | EndedPosition

const CHANCES = { white: 100, nobody: 50, black: 0 } as const

/** What a position is worth, without what led to that. */
export type Valued = Pick<ExaminedPosition, 'kind' | 'score'> | EndedPosition

/** White's winning chance in points of 100. */
export const pointsOf = (examined: Valued): number =>
  examined.kind === 'ended' ? CHANCES[examined.winner] : chancePoints(examined.score)
