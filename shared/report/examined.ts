import type { Score } from '../analysis/score'
import { chancePoints } from '../analysis/winningChance'
import type { Color } from '../board/color'
import type { BetterMove } from '../tree/pricedSetup'

/** What an engine has found in a position of a game. */
export interface ExaminedPosition {
  readonly kind: 'searched'
  readonly score: Score<'white'>
  /** The depth of the best line, in plies. */
  readonly depth: number
  /** The number of nodes that were actually searched. */
  readonly nodes: number
  /** The best lines by rank, at least one, each of at least one move. */
  readonly lines: readonly (readonly BetterMove[])[]
  /** The score of the second line, if there is one. */
  readonly second?: Score<'white'>
  /** Set for the result of a short first search. */
  readonly isGlance?: true
  /** Set for the result of a last, longer search. */
  readonly isCloser?: true
}

/** A position in which the rules have ended the game. */
export interface EndedPosition {
  readonly kind: 'ended'
  readonly winner: Color | 'nobody'
}

export type Examined = ExaminedPosition | EndedPosition

const CHANCES = { white: 100, nobody: 50, black: 0 } as const

/** The value of a position, without the search that found it. */
export type Valued = Pick<ExaminedPosition, 'kind' | 'score'> | EndedPosition

/** White's winning chance, 0 to 100. */
export const pointsOf = (examined: Valued): number =>
  examined.kind === 'ended' ? CHANCES[examined.winner] : chancePoints(examined.score)
