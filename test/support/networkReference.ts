import { AREA_INPUTS, BUCKETS, INPUTS, PIECE_INPUTS } from '../../electron/core/layout/network'
import { CENTIPAWNS, GREATEST, HIDDEN_ONE, OUTPUT_ONE } from '../../electron/core/layout/networkScale'

/*
 * The network in plain TypeScript, integer by integer as the core computes it. It is slow and easy to follow; tests
 * compare the core with it.
 */

/** What the network sees of a position. */
export interface Seen {
  /** Pieces as codes, color << 3 | role + 1, in the order of `squares`. */
  readonly codes: readonly number[]
  readonly squares: readonly number[]
  /** Whether Black is to move. */
  readonly isBlack: boolean
  /** Castling rights as bits: White a-side, White h-side, Black a-side, Black h-side. */
  readonly castling: number
}

/** Weights as the core holds them, one view for each part. */
export interface Weights {
  readonly hidden: number
  /** A row for each input, then the biases. */
  readonly rows: Int16Array
  /** For each bucket our own hidden layer, then the enemy's. */
  readonly output: Int16Array
  readonly outputBiases: Int32Array
}

/** Views of the bytes of a network; it is the one for eight by eight unless a shape is given. */
export const viewWeights = (
  hidden: number,
  bytes: Uint8Array,
  shape: Readonly<Record<'INPUTS' | 'BUCKETS', number>> = { INPUTS, BUCKETS },
): Weights => {
  const { buffer } = bytes.slice()
  const rows = (shape.INPUTS + 1) * hidden
  const output = shape.BUCKETS * 2 * hidden
  return {
    hidden,
    rows: new Int16Array(buffer, 0, rows),
    output: new Int16Array(buffer, 2 * rows, output),
    outputBiases: new Int32Array(buffer, 2 * (rows + output), shape.BUCKETS),
  }
}

/** How a side sees the board: the mask with which its squares are xored, and the area of its king. */
const viewOf = ({ codes, squares }: Seen, perspective: number) => {
  const king = squares[codes.indexOf((perspective << 3) | 6)]!
  const orient = (perspective === 1 ? 56 : 0) ^ (king % 8 >= 4 ? 7 : 0)
  const [rank, file] = [(king ^ orient) >> 3, (king ^ orient) & 7]
  const onFirstRank = file < 2 ? 0 : 1
  return { orient, area: rank === 0 ? onFirstRank : rank === 1 ? 2 : 3 }
}

/** The active inputs from the perspective of White (0) or Black (1). */
export const inputsOf = (seen: Seen, perspective: number): readonly number[] => {
  const { orient, area } = viewOf(seen, perspective)
  const pieces = seen.codes.map((code, i) => {
    const isEnemy = code >> 3 === perspective ? 0 : 1
    return area * AREA_INPUTS + (isEnemy * 6 + (code & 7) - 1) * 64 + (seen.squares[i]! ^ orient)
  })
  const rights = [0, 1, 2, 3].filter(right => ((seen.castling >> right) & 1) === 1)
  const isMirrored = (orient & 7) !== 0
  return [
    ...pieces,
    ...rights.map(right => {
      const isEnemy = right >> 1 === perspective ? 0 : 1
      const side = isMirrored ? 1 - (right & 1) : right & 1
      return PIECE_INPUTS + 2 * isEnemy + side
    }),
  ]
}

/** The hidden layer for some inputs, before activation. */
export const layerOf = ({ hidden, rows }: Weights, inputs: readonly number[]): Int16Array => {
  const sums = rows.slice(rows.length - hidden)
  for (const input of inputs) for (let i = 0; i < hidden; i++) sums[i]! += rows[input * hidden + i]!
  return sums
}

/** The hidden layer of a perspective, before activation. */
export const hiddenLayer = (weights: Weights, seen: Seen, perspective: number): Int16Array =>
  layerOf(weights, inputsOf(seen, perspective))

const clip = (value: number): number => Math.min(HIDDEN_ONE, Math.max(0, value))

export const bucketOf = (pieces: number): number => Math.min(7, (pieces - 1) >> 2)

/** The score in centipawns from the side to move's view, by the hidden layers of both sides. */
export const scoreOf = (weights: Weights, own: Int16Array, enemy: Int16Array, bucket: number): number => {
  const { hidden, output, outputBiases } = weights
  const first = bucket * 2 * hidden
  const sum = [...own, ...enemy].reduce((total, value, i) => total + clip(value) ** 2 * output[first + i]!, 0)
  const scaled = (Math.trunc(sum / HIDDEN_ONE) + outputBiases[bucket]!) * CENTIPAWNS
  // Adding 0 turns -0 into 0: integers have no -0.
  const score = Math.trunc(scaled / (HIDDEN_ONE * OUTPUT_ONE)) + 0
  return Math.max(-GREATEST, Math.min(GREATEST, score))
}

/** The score in centipawns from the side to move's view. */
export const evaluate = (weights: Weights, seen: Seen): number => {
  const [own, enemy] = seen.isBlack ? [1, 0] : [0, 1]
  return scoreOf(
    weights,
    hiddenLayer(weights, seen, own),
    hiddenLayer(weights, seen, enemy),
    bucketOf(seen.codes.length),
  )
}
