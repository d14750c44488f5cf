import { opposite, type Color } from '../../board/color'
import { isSamePocket } from '../../board/pocket'
import { ROLES, type Role } from '../../board/role'
import type { Setup } from '../../board/setup'
import { occupiedSquares } from './attacks'
import { unrest, WORTH } from './exchange'
import type { Ply } from './ply'

/** The pieces won, by role; negative numbers for those given up. */
export type Difference = Readonly<Partial<Record<Role, number>>>

/** What a side has won since a position, minus what it has lost. */
export const differenceFor = (winner: Color, { board: from }: Setup, { board: to }: Setup): Difference => {
  const lost = (color: Color, role: Role): number =>
    occupiedSquares(from, color, role).length - occupiedSquares(to, color, role).length
  const counts = ROLES.map(role => [role, lost(opposite(winner), role) - lost(winner, role)] as const)
  return Object.fromEntries(counts.filter(([, count]) => count !== 0))
}

/** The worth of a difference, in pawns. */
export const materialWorth = (difference: Difference): number =>
  ROLES.reduce((sum, role) => sum + (difference[role] ?? 0) * WORTH[role], 0)

/** Engine lines are not trusted beyond this ply. */
const MAX_PLIES = 12
/** What is won after this ply was not won by the first move. */
const LATEST = 7
/** In pawns: from this gain on, another pawn that could be taken does not affect the count. */
const MUCH = 2

/** A quiet position of a line, and what has been won by then. */
interface Point {
  readonly place: number
  readonly difference: Difference
  readonly worth: number
}

const isSettled = ({ after }: Ply, worth: number): boolean =>
  unrest(after) <= (Math.abs(worth) >= MUCH ? 1 : 0)

/** What has been won at each quiet position of a line. */
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
 * What a side has won at the end of a line since `base`, counted when no exchange is going on. Undefined if that is unclear: the
 * line is too short, or the count keeps changing.
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
