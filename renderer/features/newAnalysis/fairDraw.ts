import type { MatchingStarts } from '@shared/ipc/contract'
import type { PgnTag } from '@shared/notation/pgn/pgn'
import { WITHIN_TAG } from '@shared/procedures/throwing/throwLog'
import type { VariantId } from '@shared/variants'
import type { Drawable } from '../../variants/drawing'

const CENTIPAWNS = 100

/**
 * The tag with the value within which starts were drawn, as the check of a round reads it; none if any start was
 * allowed.
 */
export const withinTags = (within: number | undefined): readonly PgnTag[] =>
  within === undefined ? [] : [{ name: WITHIN_TAG, value: (within / CENTIPAWNS).toFixed(2) }]

/** How fair starts are drawn if the values of a system's starts are known. */
export interface FairDraw {
  readonly variant: VariantId
  readonly isOn: boolean
  /** The most that a start may be worth for either side, in centipawns. */
  readonly within: number
  readonly count: MatchingStarts
  /** Whether only throws that reward good placing are wanted; undefined if nothing is thrown. */
  readonly isRewarding: boolean | undefined
  /**
   * Draws the number of a fair start, or of a wanted throw: the same for the same seed and unpredictable for an empty
   * one; undefined if there is none, or throws have no values.
   */
  draw(what: Drawable, seed: string): Promise<number | undefined>
}
