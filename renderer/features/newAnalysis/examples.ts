import { makeFen } from '@shared/notation/fen/fen'
import { drawStart, randomStart, seededRandom } from '@shared/setup/starts/random'
import { rankStrips } from '@shared/setup/starts/rankStrip'
import type { VariantDefinition } from '@shared/variants/variant'

/** A text that the box can read, and the part of it that is shown. */
export interface Example {
  readonly text: string
  readonly shown: string
}

const MAX_SHOWN_LENGTH = 20

const shortened = (text: string): string =>
  text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text

/** Ranks, a number and a FEN of the system, always the same. */
export const examplesOf = (variant: VariantDefinition): readonly Example[] => {
  const random = seededRandom(variant.id)
  const start = drawStart(variant, random)
  const { white, black } = rankStrips(variant, start.setup)
  const ranks = white === black ? white : `${white} / ${black}`
  const fen = makeFen(variant, randomStart(variant, random).setup)
  return [
    { text: ranks, shown: ranks },
    { text: String(start.number), shown: String(start.number) },
    { text: fen, shown: shortened(fen) },
  ]
}
