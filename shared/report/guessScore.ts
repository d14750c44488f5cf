import { chanceLost } from '../analysis/winningChance'
import type { Color } from '../board/color'
import { pointsOf, type Valued } from './examined'
import { accuracyOf } from './judgment'

/** The values of the positions after the move of the game and after the guessed one. */
export interface GuessValues {
  readonly game: Valued
  readonly guess: Valued
}

/** How many points of winning chance more the guessed move has than the one of the game, for its player; negative if it has fewer. */
export const guessGain = (mover: Color, { game, guess }: GuessValues): number =>
  chanceLost(pointsOf(guess), pointsOf(game), mover)

/** The result of guessing one move. */
export type GuessOutcome =
  | { readonly kind: 'found' }
  /** Another move, with its gain over the move of the game if the engine gives both a value. */
  | { readonly kind: 'other'; readonly gain?: number }
  | { readonly kind: 'givenUp' }

/** The share of a move's score that a hint costs. */
const HINTED = 0.5

/**
 * The points for a guess, 0 to 100; undefined if unknown: see docs/guessing.md. They are the accuracy, as in a report, for the
 * winning chance that the guess loses against the better of the two moves.
 */
export const guessPoints = (outcome: GuessOutcome, isHinted: boolean): number | undefined => {
  const share = isHinted ? HINTED : 1
  switch (outcome.kind) {
    case 'found':
      return 100 * share
    case 'givenUp':
      return 0
    case 'other':
      return outcome.gain === undefined ? undefined : accuracyOf(Math.max(0, -outcome.gain)) * share
  }
}

/** The mean of the guesses that were scored; undefined if there are none. */
export const guessScore = (points: readonly (number | undefined)[]): number | undefined => {
  const scored = points.filter(one => one !== undefined)
  return scored.length === 0 ? undefined : scored.reduce((sum, one) => sum + one, 0) / scored.length
}
