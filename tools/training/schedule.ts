/** Steps, as a part of all, in which the learning rate rises. */
const WARM_UP = 0.02
const MAX_WARM_UP = 1000
/** What is left of the learning rate in the end. */
const LAST = 0.01

/**
 * The learning rate of a step: it rises in a line, then falls along half a cosine.
 *
 * @param step from 0
 * @param highest what it rises to
 */
export const learningRate = (step: number, steps: number, highest: number): number => {
  const rising = Math.max(1, Math.min(MAX_WARM_UP, Math.floor(steps * WARM_UP)))
  if (step < rising) return (highest * (step + 1)) / rising
  const part = (step - rising) / Math.max(1, steps - rising)
  return highest * (LAST + ((1 - LAST) * (1 + Math.cos(Math.PI * part))) / 2)
}
