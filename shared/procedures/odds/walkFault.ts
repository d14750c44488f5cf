import type { Color } from '../../board/color'
import type { RankText } from '../model/ground'
import type { Equipment } from '../model/procedure'

interface FaultOf<Reason extends string> {
  readonly kind: 'walk'
  readonly reason: Reason
}

/** Where it is run into: by whom, and at which step. */
interface Reached {
  readonly player: Color
  readonly step: number
}

/** Why a procedure does not always end, or why its odds are unknown. */
export type WalkFault =
  /**
   * Reachable: a step finds no square, or other than as many as it has pieces. `free` squares are left; an `x`
   * in the rank is a piece that does not matter.
   */
  | (FaultOf<'deadEnd'> & Reached & { readonly rank: RankText; readonly free: number })
  /** Reachable: the equipment cannot choose among `count` squares. */
  | (FaultOf<'equipment'> & Reached & { readonly count: number; readonly equipment: Equipment })
  /** No rank meets the conditions of a check, so the throwing would never end. */
  | (FaultOf<'neverMet'> & Reached)
  /** More ranks, or pairs of ranks, at once than are held in memory. */
  | (FaultOf<'tooManyRanks' | 'tooManyPairs'> & { readonly limit: number })
  /** An estimate needs at least this many throws that pass the checks. */
  | (FaultOf<'rarelyMet'> & { readonly throwings: number })

/** Most ranks at a step, and most that are listed: those of Modern Capablanca Random four times over. */
export const MAX_RANKS = 600_000

export const tooManyRanks: WalkFault = { kind: 'walk', reason: 'tooManyRanks', limit: MAX_RANKS }
