import type { PlacementText } from './placements'

/** What is known about a legal move of the setup. */
export interface WorthOfMove {
  readonly uci: string
  /** In centipawns from White's view. */
  readonly value: number
  /** In nine of ten cases the value of a far deeper search is this close, in centipawns; absent if unknown. */
  readonly error?: number
  /** What the mover gives away, in centipawns, 0 or more. */
  readonly cost: number
  /** Whether it cannot be distinguished from the best. */
  readonly isBest: boolean
}

/** The greatest cost of a move of each step, in centipawns; the last step is for anything higher. */
export const HEAT_LIMITS: readonly number[] = [10, 25, 50, 80, 120]

export const HEAT_STEPS = [0, 1, 2, 3, 4, 5] as const
export type HeatStep = (typeof HEAT_STEPS)[number]

/** How warm a move is shown: 0 only for the best moves, else by its cost; a cost within the error counts little. */
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
 * The value of each placement that is possible now. The first piece of a pair has the value of the best pair with it; once it is
 * `pending`, each partner has the value of the whole pair.
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
