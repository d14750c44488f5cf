import type { Color } from '../../board/color'
import type { RankText } from '../model/ground'
import type { Equipment } from '../model/procedure'

/** Why a procedure does not always end, or why its odds are unknown. */
export type WalkFault =
  /**
   * Reachable: a step finds no square, or other than as many as it has pieces. `free` squares are left; an `x`
   * in the rank is a piece that does not matter.
   */
  | {
      readonly kind: 'walk'
      readonly reason: 'deadEnd'
      readonly player: Color
      readonly step: number
      readonly rank: RankText
      readonly free: number
    }
  /** Reachable: the equipment cannot choose among `count` squares. */
  | {
      readonly kind: 'walk'
      readonly reason: 'equipment'
      readonly player: Color
      readonly step: number
      readonly count: number
      readonly equipment: Equipment
    }
  /** No rank meets the conditions of a check, so the throwing would never end. */
  | { readonly kind: 'walk'; readonly reason: 'neverMet'; readonly player: Color; readonly step: number }
  /** More ranks at once than are held in memory. */
  | { readonly kind: 'walk'; readonly reason: 'tooManyRanks'; readonly limit: number }
  /** An estimate needs at least this many throws that pass the checks. */
  | { readonly kind: 'walk'; readonly reason: 'rarelyMet'; readonly throwings: number }
  /** More pairs of ranks at once than are held in memory. */
  | { readonly kind: 'walk'; readonly reason: 'tooManyPairs'; readonly limit: number }

/** Most ranks at a step, and most that are listed: those of Modern Capablanca Random four times over. */
export const MAX_RANKS = 600_000

export const tooManyRanks: WalkFault = { kind: 'walk', reason: 'tooManyRanks', limit: MAX_RANKS }
