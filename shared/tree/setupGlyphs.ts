import type { PricedTurn } from './pricedSetup'

/** How many whole centipawns a turn of a setup must give away to get ?!, ? and ??. */
export interface SetupGlyphs {
  readonly dubious: number
  readonly mistake: number
  readonly blunder: number
}

export const SETUP_GLYPHS: SetupGlyphs = { dubious: 30, mistake: 60, blunder: 100 }

/** The range of each of these, in centipawns. */
export const SETUP_GLYPH_RANGE = { least: 1, most: 1000 } as const

const NAGS = { dubious: 6, mistake: 2, blunder: 4 } as const

const FROM_THE_WORST = ['blunder', 'mistake', 'dubious'] as const

/** Whether a worse glyph always needs more. */
export const areInOrder = ({ dubious, mistake, blunder }: SetupGlyphs): boolean =>
  dubious < mistake && mistake < blunder

/** The glyph of a turn, as a NAG; undefined if the turn cannot be distinguished from the best or gives away too little. */
export const glyphOfTurn = (
  { cost, isBest }: Pick<PricedTurn, 'cost' | 'isBest'>,
  glyphs: SetupGlyphs,
): number | undefined => {
  const name = isBest ? undefined : FROM_THE_WORST.find(one => Math.round(cost) >= glyphs[one])
  return name && NAGS[name]
}
