import type { Setup } from '@shared/board/setup'
import { parseFen } from '@shared/notation/fen/fen'
import type { FenError } from '@shared/notation/fen/fenError'
import { map, ok, type Result, unwrap } from '@shared/result'
import { orthodoxRank } from '@shared/setup/ranks/relocation'
import { arrayNumber } from '@shared/setup/starts/arrays'
import { relocationSetup } from '@shared/setup/starts/startPosition'
import { randomStartSetup, startSetup } from '@shared/setup/starts/starts'
import type { VariantDefinition } from '@shared/variants/variant'
import type { LineStart } from '../line/playedLine'

/** Where a game begins, as a chess interface says it. */
export type StartText = { readonly kind: 'startpos' } | { readonly kind: 'fen'; readonly fen: string }

/** The number of the first start, for a system without a single array. */
const FIRST = 0

/**
 * What `startpos` means: the orthodox array where it is one of the system's, or else the array with number 0. Where the
 * players make the array, the position before their first ply, with the first throw.
 */
export const startpos = (variant: VariantDefinition, options: readonly string[]): Setup => {
  const relocation = relocationSetup(variant)
  if (relocation) return relocation
  if (variant.setupPhase) return unwrap(randomStartSetup(variant, FIRST))
  const orthodox = arrayNumber(variant, { white: orthodoxRank(), black: orthodoxRank() })
  return unwrap(startSetup(variant, orthodox ?? FIRST, options))
}

/** The start that a text means by the rules of a system. */
export const readStart = (
  text: StartText,
  variant: VariantDefinition,
  options: readonly string[],
): Result<LineStart, FenError> => {
  if (text.kind === 'startpos') return ok({ variant, options, start: startpos(variant, options) })
  return map(parseFen(variant, text.fen), ({ setup }) => ({ variant, options, start: setup }))
}
