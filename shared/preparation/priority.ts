import type { Color } from '../board/color'
import type { PreparationJob } from './job'

/*
 * Drop-out expansion: a line costs a unit for each of its plies and another unit for every {@link POINTS_OF_A_PLY} points of winning
 * chance that its moves give away; an alternative of ours costs some plies more. The cheapest line is followed first: sound moves are looked at deeply, doubtful ones
 * as soon as their turn has come, and a move that falls behind drops out by itself.
 */

/** Points that cost as much as a ply: an alternative of ours has to be close to change a decision. */
const POINTS_OF_A_PLY = { own: 1.5, other: 3 } as const

/** Plies by which alternatives of ours are looked at less deeply than the move that is followed. */
const ALTERNATIVE = 4

/** More than anything costs. */
export const NEVER = Infinity

/** An answer that has to be expected, or a move of ours that may still turn out best, by the points that it gives away. */
export const isExpected = ({ margin }: Pick<PreparationJob, 'margin'>, loss: number): boolean =>
  loss <= margin

/**
 * What it costs to look beyond a move.
 *
 * @param loss points that it gives away against the best one
 * @param isFollowed it is the move that the preparation has
 */
export const growthCost = (job: PreparationJob, mover: Color, loss: number, isFollowed: boolean): number => {
  if (!isExpected(job, loss)) return NEVER
  if (mover !== job.color) return 1 + loss / POINTS_OF_A_PLY.other
  return 1 + loss / POINTS_OF_A_PLY.own + (isFollowed ? 0 : ALTERNATIVE)
}

/** The cost of looking beyond an unlikely move that the user has asked about. */
export const openedCost = ({ color, margin }: PreparationJob, mover: Color): number =>
  1 + margin / POINTS_OF_A_PLY[mover === color ? 'own' : 'other']

/** Plies by which a line is looked at more deeply for each time that the user asks for it. */
export const DEEPER = 6

/** Temperature of likely answers: a move that gives away this many points is less likely by a factor of e. */
const TEMPERATURE = 5

/** The relative likelihood of an answer, before all are normalized, from how much it gives away. */
export const likelihood = (loss: number): number => Math.exp(-loss / TEMPERATURE)
