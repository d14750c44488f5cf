import { pocketSize } from '../../board/pocket'
import type { Setup } from '../../board/setup'
import type { VariantDefinition } from '../../variants/variant'

/** What a sheet for a board of a round shows. */
export interface RoundBoard {
  /** From 1. */
  readonly board: number
  /** `Start 518`; empty for a system with one start. */
  readonly name: string
  readonly setup: Setup
}

/** The sheets of a round: what they have in common, and the boards. */
export interface RoundSheets {
  readonly variant: VariantDefinition
  readonly event: string
  readonly round: string
  readonly date: string
  /** The commitment to the seed, in hexadecimal digits. */
  readonly commitment: string
  readonly boards: readonly RoundBoard[]
}

export const ROUND_PRINTS = ['diagrams', 'sheets', 'both'] as const
export type RoundPrint = (typeof ROUND_PRINTS)[number]

/**
 * How many turns each side has for placing its pieces, and whether the last one places two at once; undefined if nothing is left
 * to place.
 */
export const placingTurns = (
  { setupPhase }: VariantDefinition,
  { pockets }: Setup,
): { readonly turns: number; readonly pairLast: boolean } | undefined => {
  if (setupPhase?.kind !== 'placement') return undefined
  const pieces = pocketSize(pockets.white)
  if (pieces === 0) return undefined
  const { pairLast } = setupPhase
  return { turns: pairLast ? pieces - 1 : pieces, pairLast }
}
