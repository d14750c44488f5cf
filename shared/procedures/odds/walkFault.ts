import type { Color } from '../../board/color'
import type { RankText } from '../model/ground'
import type { Equipment } from '../model/procedure'

interface FaultOf<Reason extends string> {
  readonly kind: 'walk'
  readonly reason: Reason
}

/** The player who runs into it, and at which step. */
interface Reached {
  readonly player: Color
  readonly step: number
}

/** Why a procedure does not always end, or why its odds are unknown. */
export type WalkFault =
  /**
   * Can be reached: a step has no square, or not as many squares as pieces. `free` squares are left; an `x` in the rank is a piece that
   * does not matter.
   */
  | (FaultOf<'deadEnd'> & Reached & { readonly rank: RankText; readonly free: number })
  /** Can be reached: the equipment cannot choose among `count` squares. */
  | (FaultOf<'equipment'> & Reached & { readonly count: number; readonly equipment: Equipment })
  /** No rank meets the conditions of a check, so the throwing would never end. */
  | (FaultOf<'neverMet'> & Reached)
  /** There are more ranks, or pairs of ranks, at once than are held in memory. */
  | (FaultOf<'tooManyRanks' | 'tooManyPairs'> & { readonly limit: number })
  /** An estimate needs at least this many throws that pass the checks. */
  | (FaultOf<'rarelyMet'> & { readonly throwings: number })

/** The most ranks at a step, and the most that are listed: four times those of Modern Capablanca Random. */
export const MAX_RANKS = 600_000

export const tooManyRanks: WalkFault = { kind: 'walk', reason: 'tooManyRanks', limit: MAX_RANKS }
