import { chanceLost } from '../analysis/winningChance'
import type { Color } from '../board/color'
import { pointsOf, type Valued } from './examined'
import { accuracyOf } from './judgment'

/** What the positions after the game's move and after the guessed one were found to be worth. */
export interface GuessValues {
  readonly game: Valued
  readonly guess: Valued
}

/** Points of winning chance that the guessed move has over the game's, for its player; negative where it has fewer. */
export const guessGain = (mover: Color, { game, guess }: GuessValues): number =>
  chanceLost(pointsOf(guess), pointsOf(game), mover)

/** The result of one move that was to be guessed. */
export type GuessOutcome =
  | { readonly kind: 'found' }
  /** Another move, and what it has over the game's, where the engine gives both a value. */
  | { readonly kind: 'other'; readonly gain?: number }
  | { readonly kind: 'givenUp' }

/** The share of a move's score that a hint costs. */
const HINTED = 0.5

/**
 * The points of a guess, 0 to 100; undefined where they are unknown: see docs/guessing.md. The winning chance that it
 * loses against the better of both moves counts as in the accuracy of a report.
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

/** The mean of what was scored; undefined where nothing was. */
export const guessScore = (points: readonly (number | undefined)[]): number | undefined => {
  const scored = points.filter(one => one !== undefined)
  return scored.length === 0 ? undefined : scored.reduce((sum, one) => sum + one, 0) / scored.length
}
