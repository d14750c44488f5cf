import { winChance, type ChanceModel } from '../../electron/engine/pool/winDrawLoss'

/** An engine's score for a position, and the result of the game. */
export interface Foretold {
  /** Centipawns, the mover's view. */
  readonly score: number
  /** The material of both sides, in pawns. */
  readonly material: number
  /** 1 the mover won, 0 a draw, -1 the mover lost. */
  readonly result: -1 | 0 | 1
}

/** The least chance of a result, as none is quite impossible. */
const MIN_CHANCE = 1e-4

/** How surprising results are according to a model: the mean negative logarithm of their chances, in nats. */
export const surprise = (foretold: readonly Foretold[], model: ChanceModel): number => {
  let sum = 0
  for (const { score, material, result } of foretold) {
    const win = winChance(score, material, model)
    const loss = winChance(-score, material, model)
    sum -= Math.log(Math.max(MIN_CHANCE, result === 1 ? win : result === -1 ? loss : 1 - win - loss))
  }
  return sum / foretold.length
}

const NUMBERS = [
  ['fullBoard', 'even'],
  ['fullBoard', 'spread'],
  ['bareBoard', 'even'],
  ['bareBoard', 'spread'],
] as const

const changed = (model: ChanceModel, [board, name]: (typeof NUMBERS)[number], by: number): ChanceModel => ({
  ...model,
  [board]: { ...model[board], [name]: Math.max(1, model[board][name] + by) },
})

/** Steps in centipawns: from a rough search to whole numbers. */
const STEPS = [32, 16, 8, 4, 2, 1]

/**
 * Finds the model by which the results are least surprising, in whole centipawns: changes one number at a time while
 * that helps.
 */
export const fitChances = (foretold: readonly Foretold[], from: ChanceModel): ChanceModel => {
  let best = from
  let least = surprise(foretold, best)
  for (const step of STEPS) {
    for (let isBetter = true; isBetter;) {
      isBetter = false
      for (const by of NUMBERS.flatMap(number => [
        changed(best, number, step),
        changed(best, number, -step),
      ])) {
        const found = surprise(foretold, by)
        if (found >= least) continue
        ;[best, least, isBetter] = [by, found, true]
      }
    }
  }
  return best
}
