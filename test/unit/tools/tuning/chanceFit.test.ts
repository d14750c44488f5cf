import { expect, test } from 'vitest'
import { seededRandom } from '@shared/setup/starts/random'
import { winChance, type ChanceModel } from '../../../../electron/engine/pool/winDrawLoss'
import { fitChances, surprise, type Foretold } from '../../../../tools/tuning/chanceFit'

const TRUE: ChanceModel = { fullBoard: { even: 120, spread: 60 }, bareBoard: { even: 70, spread: 40 } }
const FIRST: ChanceModel = { fullBoard: { even: 200, spread: 100 }, bareBoard: { even: 200, spread: 100 } }

/** Random game results drawn from a model. */
const drawn = (model: ChanceModel): readonly Foretold[] => {
  const random = seededRandom('chances')
  return Array.from({ length: 20_000 }, () => {
    const score = random.below(800) - 400
    const material = 10 + random.below(69)
    const lot = random.below(1_000_000) / 1_000_000
    const win = winChance(score, material, model)
    const loss = winChance(-score, material, model)
    return { score, material, result: lot < win ? 1 : lot < win + loss ? -1 : 0 }
  })
}

test('the fit recovers the parameters of a model from its results', () => {
  const foretold = drawn(TRUE)
  const fitted = fitChances(foretold, FIRST)
  for (const board of ['fullBoard', 'bareBoard'] as const)
    for (const name of ['even', 'spread'] as const)
      expect(Math.abs(fitted[board][name] - TRUE[board][name])).toBeLessThan(6)
  expect(surprise(foretold, fitted)).toBeLessThanOrEqual(surprise(foretold, TRUE))
  expect(surprise(foretold, fitted)).toBeLessThan(surprise(foretold, FIRST))
})
