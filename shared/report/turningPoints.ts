import type { ReportedMove } from './gameReport'

/** How many turning points are shown by default. */
export const DEFAULT_TURNING_POINTS = 6

/** The mistakes and blunders that gave away the most, in the order of the game. */
export const turningPoints = (
  moves: readonly ReportedMove[],
  most: number = DEFAULT_TURNING_POINTS,
): readonly ReportedMove[] =>
  moves
    .filter(({ judgment }) => judgment === 'mistake' || judgment === 'blunder')
    .toSorted((one, other) => other.loss - one.loss)
    .slice(0, most)
    .toSorted((one, other) => one.ply - other.ply)
