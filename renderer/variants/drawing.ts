import type { PgnTag } from '@shared/notation/pgn/pgn'
import { SEED_TAG } from '@shared/procedures/throwing/throwLog'
import { drawRandomStart, drawStart, seededRandom, type DrawnStart } from '@shared/setup/starts/random'
import type { VariantDefinition } from '@shared/variants/variant'

export type Drawable = 'throw' | 'start'

const SEED_BYTES = 16

/** An unpredictable seed. */
export const unpredictableSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(SEED_BYTES)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** Draws a throw or a start. The same seed always draws the same; an empty one stands for an unpredictable one. */
export const draw = (
  variant: VariantDefinition,
  what: Drawable,
  seed: string,
  options: readonly string[],
): DrawnStart | undefined => {
  const random = seededRandom(seed === '' ? unpredictableSeed() : seed)
  return what === 'throw' ? drawRandomStart(variant, random) : drawStart(variant, random, options)
}

/** The tag that lets everyone repeat a draw; none without a seed. */
export const seedTags = (seed: string): readonly PgnTag[] =>
  seed === '' ? [] : [{ name: SEED_TAG, value: seed }]
