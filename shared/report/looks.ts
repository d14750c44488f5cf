/** Searches of a position for a report, the shortest first. */
export const LOOKS = ['glance', 'whole', 'closer'] as const
export type Look = (typeof LOOKS)[number]

/** What a look takes, in nodes or time of the whole one. */
export const LOOK_COSTS: Readonly<Record<Look, number>> = { glance: 1 / 4, whole: 1, closer: 5 }

/** A thrifty report looks closer at this share of its positions at most. */
export const CLOSER_SHARE = 2 / 5

/** How closely a game is looked at. */
export interface LookEffort {
  /** Positions before and after doubtful moves are looked at again, for longer. */
  readonly closer: boolean
  /**
   * With closer searches: a short search comes first, doubtful moves get a full one, and the least clear of those a
   * closer one.
   */
  readonly thrifty: boolean
}

/** The look at which every position begins. */
export const firstLook = ({ closer, thrifty }: LookEffort): Look => (closer && thrifty ? 'glance' : 'whole')

/** Shares of the positions that are looked at again, as seen in games with an ordinary number of mistakes. */
const USUAL_SHARES = { whole: 0.75, closer: 0.4 } as const

/** What a report is expected to take for each position, in nodes or time of a whole look. */
export const expectedCost = (effort: LookEffort): number => {
  const first = firstLook(effort)
  if (!effort.closer) return LOOK_COSTS.whole
  return first === 'glance'
    ? LOOK_COSTS.glance + USUAL_SHARES.whole + Math.min(CLOSER_SHARE, USUAL_SHARES.closer) * LOOK_COSTS.closer
    : LOOK_COSTS.whole + USUAL_SHARES.closer * LOOK_COSTS.closer
}
