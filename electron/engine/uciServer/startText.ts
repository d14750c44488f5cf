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

/** The start of a game as a chess interface sends it. */
export type StartText = { readonly kind: 'startpos' } | { readonly kind: 'fen'; readonly fen: string }

/** The number of the start used for a system that has no single starting array. */
const FIRST = 0

/**
 * The meaning of `startpos`: the orthodox array if the system has it, or else the array with number 0. If the players
 * make the array, the position before their first ply, with the first throw.
 */
export const startpos = (variant: VariantDefinition, options: readonly string[]): Setup => {
  const relocation = relocationSetup(variant)
  if (relocation) return relocation
  if (variant.setupPhase) return unwrap(randomStartSetup(variant, FIRST))
  const orthodox = arrayNumber(variant, { white: orthodoxRank(), black: orthodoxRank() })
  return unwrap(startSetup(variant, orthodox ?? FIRST, options))
}

/** Reads a start by the rules of a system. */
export const readStart = (
  text: StartText,
  variant: VariantDefinition,
  options: readonly string[],
): Result<LineStart, FenError> => {
  if (text.kind === 'startpos') return ok({ variant, options, start: startpos(variant, options) })
  return map(parseFen(variant, text.fen), ({ setup }) => ({ variant, options, start: setup }))
}
