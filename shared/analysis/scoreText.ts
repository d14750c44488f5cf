import type { Bound, Score } from './score'

const MINUS = '\u2212'

/**
 * A score as it is shown everywhere, from White's view: `+0.86`, `−1.70`, `#5`, `#−3`. It always has a sign (a mate only a
 * minus), two decimals, and a true minus.
 */
export const scoreText = (score: Score<'white'>): string => {
  const size = Math.abs(score.value)
  if (score.kind === 'mate') return `#${score.value < 0 ? MINUS : ''}${size}`
  return `${score.value < 0 ? MINUS : '+'}${(size / 100).toFixed(2)}`
}

/** The score after the sign of its bound, from White's view: `≥ +0.86`, `≤ −1.70`. */
export const boundText = (score: Score<'white'>, bound: Bound | undefined): string => {
  if (bound === undefined) return scoreText(score)
  return `${bound === 'lower' ? '≥' : '≤'}\u2009${scoreText(score)}`
}

/** The side that stands better: for a mate the mating side, for an even score White. */
export const betterSide = (score: Score<'white'>): 'white' | 'black' => (score.value < 0 ? 'black' : 'white')
