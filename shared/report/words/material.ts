import { opposite, type Color } from '../../board/color'
import { isSamePocket } from '../../board/pocket'
import { ROLES, type Role } from '../../board/role'
import type { Setup } from '../../board/setup'
import { occupiedSquares } from './attacks'
import { unrest, WORTH } from './exchange'
import type { Ply } from './ply'

/** Pieces won, by role; below 0 those given for them. */
export type Difference = Readonly<Partial<Record<Role, number>>>

/** What a side has won since a position, over what it has given. */
export const differenceFor = (winner: Color, { board: from }: Setup, { board: to }: Setup): Difference => {
  const lost = (color: Color, role: Role): number =>
    occupiedSquares(from, color, role).length - occupiedSquares(to, color, role).length
  const counts = ROLES.map(role => [role, lost(opposite(winner), role) - lost(winner, role)] as const)
  return Object.fromEntries(counts.filter(([, count]) => count !== 0))
}

/** In pawns. */
export const materialWorth = (difference: Difference): number =>
  ROLES.reduce((sum, role) => sum + (difference[role] ?? 0) * WORTH[role], 0)

/** Lines of engines are not trusted to their ends. */
const MAX_PLIES = 12
/** Later than that, what is won was not won by the first move. */
const LATEST = 7
/** In pawns: from here on, another pawn that could be taken does not affect the count. */
const MUCH = 2

/** A position of a line in which nothing is under way, and what has been won by then. */
interface Point {
  readonly place: number
  readonly difference: Difference
  readonly worth: number
}

const isSettled = ({ after }: Ply, worth: number): boolean =>
  unrest(after) <= (Math.abs(worth) >= MUCH ? 1 : 0)

/** What is won at each settled position of a line. */
export const settledPoints = (base: Setup, line: readonly Ply[], winner: Color): readonly Point[] => {
  const promotes = line.findIndex(({ step }) => step?.promotion)
  const counted = line.slice(0, promotes < 0 ? MAX_PLIES : Math.min(promotes, MAX_PLIES))
  return counted.flatMap((ply, place) => {
    const difference = differenceFor(winner, base, ply.after)
    const worth = materialWorth(difference)
    return isSettled(ply, worth) ? [{ place, difference, worth }] : []
  })
}

/** What a line wins. */
export interface Winnings {
  readonly difference: Difference
  /** In pawns; below 0 if the line loses. */
  readonly worth: number
}

/**
 * What a side has won at the end of a line, counted from `base` where no exchange is under way; undefined where that cannot be
 * said: the line is too short, or the count goes on changing.
 */
export const winningsOf = (base: Setup, line: readonly Ply[], winner: Color): Winnings | undefined => {
  const points = settledPoints(base, line, winner)
  const last = points.at(-1)
  if (!last) return undefined
  const others = points.findLastIndex(({ difference }) => !isSamePocket(difference, last.difference))
  const first = points[others + 1]!
  const stands = first.place < last.place || last.place === line.length - 1
  return stands && first.place <= LATEST ? last : undefined
}
