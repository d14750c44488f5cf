import type { DataSet } from './dataSet'

/*
 * Texel's method: parameters are chosen so that a logistic function of the evaluation predicts results and scores best.
 * https://www.chessprogramming.org/Texel%27s_Tuning_Method
 */

/** Weights of parameters: the middlegame's and the endgame's half of each, one after the other. */
export type Weights = Float64Array

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x))

/** How the target of a position is computed. */
export interface Aim {
  /** The slope of the logistic function: how much a centipawn counts for the expected result. */
  readonly slope: number
  /** 1 to trust only results, 0 to trust only scores. */
  readonly trustInResults: number
}

/** The evaluation of a row in centipawns, White's view. */
export const evaluateRow = (data: DataSet, row: number, weights: Weights): number => {
  const { begins, indices, counts } = data
  let early = 0
  let late = 0
  for (let i = begins[row]!; i < begins[row + 1]!; i++) {
    const at = 2 * indices[i]!
    early += weights[at]! * counts[i]!
    late += weights[at + 1]! * counts[i]!
  }
  return early * data.early[row]! + late * data.late[row]!
}

const targetOf = (data: DataSet, row: number, { slope, trustInResults }: Aim): number =>
  trustInResults * data.results[row]! + (1 - trustInResults) * sigmoid(slope * data.scores[row]!)

/** The mean squared error of the evaluation's predictions. */
export const errorOf = (data: DataSet, weights: Weights, aim: Aim): number => {
  let sum = 0
  for (let row = 0; row < data.rows; row++)
    sum += (sigmoid(aim.slope * evaluateRow(data, row, weights)) - targetOf(data, row, aim)) ** 2
  return sum / data.rows
}

/** The slope with which scores predict results best, by golden-section search; between 1/2000 and 1/50. */
export const fitSlope = ({ rows, scores, results }: Pick<DataSet, 'rows' | 'scores' | 'results'>): number => {
  const error = (slope: number): number => {
    let sum = 0
    for (let row = 0; row < rows; row++) sum += (sigmoid(slope * scores[row]!) - results[row]!) ** 2
    return sum
  }
  const ratio = (Math.sqrt(5) - 1) / 2
  let [low, high] = [1 / 2000, 1 / 50]
  for (let step = 0; step < 30; step++) {
    const width = (high - low) * ratio
    if (error(high - width) < error(low + width)) high = low + width
    else low = high - width
  }
  return (low + high) / 2
}

/** Adds a row's contribution to the gradient of the squared error. */
const addGradient = (
  data: DataSet,
  row: number,
  weights: Weights,
  aim: Aim,
  gradient: Float64Array,
): void => {
  const guess = sigmoid(aim.slope * evaluateRow(data, row, weights))
  const pull = 2 * (guess - targetOf(data, row, aim)) * guess * (1 - guess) * aim.slope
  const [early, late] = [pull * data.early[row]!, pull * data.late[row]!]
  const { begins, indices, counts } = data
  for (let i = begins[row]!; i < begins[row + 1]!; i++) {
    const at = 2 * indices[i]!
    gradient[at]! += early * counts[i]!
    gradient[at + 1]! += late * counts[i]!
  }
}

/** The settings of the optimizer. */
export interface Schedule {
  readonly epochs: number
  /** About the most centipawns that a parameter moves in a step. */
  readonly rate: number
  readonly batch: number
  /** How strongly parameters are held at their initial values; rarely seen ones stay there. */
  readonly anchor: number
}

const BETA_1 = 0.9
const BETA_2 = 0.999
const EPSILON = 1e-12

/** Runs Adam over batches of consecutive rows, with the rate falling to a tenth; calls `onEpoch` after each epoch. */
export const tune = (
  data: DataSet,
  start: Weights,
  aim: Aim,
  { epochs, rate, batch, anchor }: Schedule,
  onEpoch: (epoch: number, weights: Weights) => void,
): Weights => {
  const weights = start.slice()
  const mean = new Float64Array(weights.length)
  const square = new Float64Array(weights.length)
  const gradient = new Float64Array(weights.length)
  let step = 0
  for (let epoch = 0; epoch < epochs; epoch++) {
    const now = rate * (1 - (0.9 * epoch) / epochs)
    for (let first = 0; first < data.rows; first += batch) {
      const end = Math.min(data.rows, first + batch)
      gradient.fill(0)
      for (let row = first; row < end; row++) addGradient(data, row, weights, aim, gradient)
      step++
      for (let i = 0; i < weights.length; i++) {
        const slope = gradient[i]! / (end - first) + anchor * (weights[i]! - start[i]!)
        mean[i] = BETA_1 * mean[i]! + (1 - BETA_1) * slope
        square[i] = BETA_2 * square[i]! + (1 - BETA_2) * slope * slope
        const direction = mean[i]! / (1 - BETA_1 ** step)
        weights[i]! -= (now * direction) / (Math.sqrt(square[i]! / (1 - BETA_2 ** step)) + EPSILON)
      }
    }
    onEpoch(epoch + 1, weights)
  }
  return weights
}
