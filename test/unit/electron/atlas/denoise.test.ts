import { describe, expect, test } from 'vitest'
import { seededRandom } from '@shared/setup/starts/random'
import { denoised } from '../../../../electron/atlas/denoise'

const RANKS = 96
const NUMBERS = Array.from({ length: RANKS ** 2 }, (_, number) => number)

const ranksOf = (number: number) => [Math.floor(number / RANKS), number % RANKS] as const

/** The value of an array: the worth of its ranks, plus three patterns of how they interact. */
const worthOf = (number: number): number => {
  const [white, black] = ranksOf(number)
  const byRanks = 25 + ((white * 37) % 61) - ((black * 53) % 47)
  const patterns = [3, 5, 7].map(turns => {
    const angle = (2 * Math.PI * turns) / RANKS
    return 20 * Math.sin(angle * white + turns) * Math.cos(angle * black)
  })
  return Math.round(byRanks + patterns.reduce((sum, value) => sum + value, 0))
}

/** Normally distributed noise with a standard deviation of 20. */
const someNoise = (): number[] => {
  const random = seededRandom('noise')
  const uniform = () => (random.below(1 << 30) + 1) / (1 << 30)
  return NUMBERS.map(() => 20 * Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform()))
}

const away = (values: Int16Array): number =>
  Math.sqrt(values.reduce((sum, value, number) => sum + (value - worthOf(number)) ** 2, 0) / values.length)

describe('denoising', () => {
  const noise = someNoise()
  const noisy = Int16Array.from(NUMBERS, number => Math.round(worthOf(number) + noise[number]!))

  test('removes most of the noise, which follows no pattern', async () => {
    expect(away(noisy)).toBeGreaterThan(19)
    expect(away(await denoised(RANKS, noisy, 0))).toBeLessThan(7)
  })

  test('keeps values to the degree that they are trusted', async () => {
    expect([...(await denoised(RANKS, noisy, 1))]).toEqual([...noisy])
    const half = away(await denoised(RANKS, noisy, 0.5))
    expect(half).toBeGreaterThan(9)
    expect(half).toBeLessThan(13)
  })

  test('changes nothing where there is no noise', async () => {
    const clean = Int16Array.from(NUMBERS, worthOf)
    const found = await denoised(RANKS, clean, 0)
    // Values are rounded to whole numbers, which is noise, too.
    expect(away(found)).toBeLessThan(0.5)
    const alike = new Int16Array(RANKS ** 2).fill(30)
    expect([...(await denoised(RANKS, alike, 0))]).toEqual([...alike])
  })

  test('reduces pure noise to the means of its ranks', async () => {
    const values = Int16Array.from(noise, value => Math.round(value))
    const found = await denoised(RANKS, values, 0)
    const size = Math.sqrt(found.reduce((sum, value) => sum + value ** 2, 0) / found.length)
    // The mean of 96 values with a deviation of 20 deviates by 2.0, for White's ranks and for Black's.
    expect(size).toBeLessThan(4)
  })
})
