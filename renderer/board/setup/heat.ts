import type { PlacementText } from './placements'

/** What is known of a legal move of the setup. */
export interface WorthOfMove {
  readonly uci: string
  /** Centipawns from White's view. */
  readonly value: number
  /** Nine times out of ten a far deeper search finds the value this near, in centipawns; missing where it is not known. */
  readonly error?: number
  /** What the mover gives away, in centipawns, 0 or more. */
  readonly cost: number
  /** It cannot be told apart from the best. */
  readonly isBest: boolean
}

/** The most, in centipawns, that a move of each step costs; the last step costs more than all. */
export const HEAT_LIMITS: readonly number[] = [10, 25, 50, 80, 120]

export const HEAT_STEPS = [0, 1, 2, 3, 4, 5] as const
export type HeatStep = (typeof HEAT_STEPS)[number]

/** How warm a move is shown: 0 only for the best set, then by its cost; a cost within the error counts little. */
export const heatStep = ({
  cost,
  isBest,
  error = 0,
}: Pick<WorthOfMove, 'cost' | 'isBest' | 'error'>): HeatStep => {
  if (isBest) return 0
  if (cost <= error) return 1
  const step = HEAT_LIMITS.findIndex(limit => cost <= limit)
  return HEAT_STEPS[step === -1 ? HEAT_LIMITS.length : Math.max(1, step)]!
}

const cheaper = (a: WorthOfMove | undefined, b: WorthOfMove): WorthOfMove => (a && a.cost <= b.cost ? a : b)

/**
 * The value of each placement that can be made now. The first of a pair has the value of the best pair with it; once it
 * is `pending`, its partners have that of the whole pair.
 */
export const placementWorth = (
  moves: readonly WorthOfMove[],
  pending: PlacementText | undefined,
): ReadonlyMap<PlacementText, WorthOfMove> => {
  const worth = new Map<PlacementText, WorthOfMove>()
  for (const move of moves) {
    const parts = move.uci.split('+')
    if (pending !== undefined && !parts.includes(pending)) continue
    for (const part of parts) if (part !== pending) worth.set(part, cheaper(worth.get(part), move))
  }
  return worth
}
