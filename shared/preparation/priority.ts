import type { Color } from '../board/color'
import type { PreparationJob } from './job'

/*
 * Drop-out expansion: each ply of a line costs a unit, and so does every {@link POINTS_OF_A_PLY} points of winning chance that
 * its moves give away; an alternative of ours costs some plies more. The cheapest line is followed first. So sound moves are
 * searched deeply, doubtful ones only when their turn comes, and a move that falls behind drops out by itself.
 */

/**
 * The points that cost as much as a ply. They are fewer for our side, because an alternative of ours has to be close to change a
 * decision.
 */
const POINTS_OF_A_PLY = { own: 1.5, other: 3 } as const

/** By how many plies alternatives of ours are searched less deeply than the move that is followed. */
const ALTERNATIVE = 4

/** A cost higher than any other. */
export const NEVER = Infinity

/** Whether an answer has to be expected, or a move of ours may still turn out best, by the points that it gives away. */
export const isExpected = ({ margin }: Pick<PreparationJob, 'margin'>, loss: number): boolean =>
  loss <= margin

/**
 * The cost of looking beyond a move.
 *
 * @param loss the points that it gives away compared with the best one
 * @param isFollowed whether it is the move that the preparation has
 */
export const growthCost = (job: PreparationJob, mover: Color, loss: number, isFollowed: boolean): number => {
  if (!isExpected(job, loss)) return NEVER
  if (mover !== job.color) return 1 + loss / POINTS_OF_A_PLY.other
  return 1 + loss / POINTS_OF_A_PLY.own + (isFollowed ? 0 : ALTERNATIVE)
}

/** The cost of looking beyond an unlikely move that the user asked about. */
export const openedCost = ({ color, margin }: PreparationJob, mover: Color): number =>
  1 + margin / POINTS_OF_A_PLY[mover === color ? 'own' : 'other']

/** By how many plies a line is searched more deeply for each time the user asks for it. */
export const DEEPER = 6

/** The temperature of the likelihood: giving away this many points makes an answer less likely by a factor of e. */
const TEMPERATURE = 5

/** The relative likelihood of an answer, before all are normalized, from how much it gives away. */
export const likelihood = (loss: number): number => Math.exp(-loss / TEMPERATURE)
