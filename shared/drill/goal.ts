/** The share of right answers that the intervals of a schedule aim at. */
export const GOAL = 0.9
