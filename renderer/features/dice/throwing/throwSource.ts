import { sidesOf, type Thing } from '@shared/procedures/model/plan'
import { seededRandom, uniformBelow } from '@shared/setup/starts/random'

/** Who throws: people at a table, or the program, either unpredictably or from a seed. */
export const THROWERS = ['hand', 'screen', 'seed'] as const
export type Thrower = (typeof THROWERS)[number]

/** An unpredictable side, from 1; each is equally likely. */
export const unpredictableFace = (thing: Thing): number =>
  1 + uniformBelow(() => crypto.getRandomValues(new Uint32Array(1))[0]!, sidesOf(thing))

/**
 * The side, from 1, that a seed throws next. After the same throws it is always the same, here and on the command line.
 *
 * @param before everything thrown from the seed so far
 */
export const seededFace = (seed: string, before: readonly Thing[], thing: Thing): number => {
  const random = seededRandom(seed)
  for (const thrown of before) random.below(sidesOf(thrown))
  return 1 + random.below(sidesOf(thing))
}

const SEED_BYTES = 4

/** A short unpredictable seed, to be written down. */
export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(SEED_BYTES)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
