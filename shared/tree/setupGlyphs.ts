import type { PricedTurn } from './pricedSetup'

/** The centipawns given away, in whole numbers, from which a turn of a setup gets ?!, ? and ??. */
export interface SetupGlyphs {
  readonly dubious: number
  readonly mistake: number
  readonly blunder: number
}

export const SETUP_GLYPHS: SetupGlyphs = { dubious: 30, mistake: 60, blunder: 100 }

/** Each of them, in centipawns. */
export const SETUP_GLYPH_RANGE = { least: 1, most: 1000 } as const

const NAGS = { dubious: 6, mistake: 2, blunder: 4 } as const

const FROM_THE_WORST = ['blunder', 'mistake', 'dubious'] as const

/** A glyph that is worse than another needs more. */
export const areInOrder = ({ dubious, mistake, blunder }: SetupGlyphs): boolean =>
  dubious < mistake && mistake < blunder

/** The glyph that a turn deserves, as a NAG; none where it cannot be told apart from the best. */
export const glyphOfTurn = (
  { cost, isBest }: Pick<PricedTurn, 'cost' | 'isBest'>,
  glyphs: SetupGlyphs,
): number | undefined => {
  const name = isBest ? undefined : FROM_THE_WORST.find(one => Math.round(cost) >= glyphs[one])
  return name && NAGS[name]
}
