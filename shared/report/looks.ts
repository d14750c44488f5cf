/** The kinds of searches of a position in a report, the shortest first. */
export const LOOKS = ['glance', 'whole', 'closer'] as const
export type Look = (typeof LOOKS)[number]

/** The cost of a look in nodes or time; that of a whole look is 1. */
export const LOOK_COSTS: Readonly<Record<Look, number>> = { glance: 1 / 4, whole: 1, closer: 5 }

/** A thrifty report looks closer at no more than this share of its positions. */
export const CLOSER_SHARE = 2 / 5

/** How closely a game is examined. */
export interface LookEffort {
  /** Positions before and after doubtful moves are searched again, for longer. */
  readonly closer: boolean
  /**
   * Used with `closer`: every position gets a short search first, doubtful moves get a full one, and only the least clear of
   * those a closer one.
   */
  readonly thrifty: boolean
}

/** The first search of every position. */
export const firstLook = ({ closer, thrifty }: LookEffort): Look => (closer && thrifty ? 'glance' : 'whole')

/** The shares of positions that are searched again in games with an ordinary number of mistakes. */
const USUAL_SHARES = { whole: 0.75, closer: 0.4 } as const

/** The expected cost of a report for each position, in nodes or time of a whole look. */
export const expectedCost = (effort: LookEffort): number => {
  if (!effort.closer) return LOOK_COSTS.whole
  return firstLook(effort) === 'glance'
    ? LOOK_COSTS.glance + USUAL_SHARES.whole + Math.min(CLOSER_SHARE, USUAL_SHARES.closer) * LOOK_COSTS.closer
    : LOOK_COSTS.whole + USUAL_SHARES.closer * LOOK_COSTS.closer
}
