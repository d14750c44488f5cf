import type { Color } from '../../board/color'
import type { Role } from '../../board/role'
import { squareAt, type Square } from '../../board/square'
import type { Board } from '../../board/setup'
import { letterOfRole } from '../../variants/army'
import type { Army, VariantRules } from '../../variants/variant'
import { frameOf } from './frame'

/**
 * The pieces on a side's back rank, from the army's left edge as White sees it, for both colors; undefined for an empty square. On most
 * boards index 0 is the a-file.
 */
export type Rank = readonly (Role | undefined)[]

export const isSameRank = (one: Rank, other: Rank): boolean =>
  one.length === other.length && one.every((role, index) => role === other[index])

/** The places of a piece on a rank, ascending. */
export const placesOf = (rank: Rank, role: Role): readonly number[] =>
  rank.flatMap((other, place) => (other === role ? [place] : []))

/** The rank as the other side of the board sees it. */
export const reversedRank = (rank: Rank): Rank => rank.toReversed()

/** The rank with the pieces on two of its squares swapped. */
export const swapped = (rank: Rank, from: number, to: number): Rank =>
  rank.with(from, rank[to]).with(to, rank[from])

/** The places of a back rank that differ among the first positions. */
export const shuffledIndices = ({ start }: VariantRules): readonly number[] =>
  start.shuffles.flatMap(({ files }) => files)

/** The pieces thrown before the players place the rest; empty for a system without throws. */
export const thrownRoles = ({ setupPhase }: VariantRules): readonly Role[] =>
  setupPhase?.kind === 'placement' ? setupPhase.random : []

/** The pieces that chance or the players have put on a back rank. */
export const shuffledPieces = (rules: VariantRules, rank: Rank): readonly Role[] =>
  shuffledIndices(rules).flatMap(index => rank[index] ?? [])

/** Whether no place is left for chance or the players to fill. */
export const isComplete = (rules: VariantRules, rank: Rank): boolean =>
  shuffledIndices(rules).every(index => rank[index] !== undefined)

/** The square of a place on a side's back rank. */
export const squareOfIndex = (rules: VariantRules, color: Color, index: number): Square => {
  const { board, homeRank, leftFile } = frameOf(rules)
  return squareAt(leftFile + index, homeRank[color], board.size)
}

/** A side's pieces on its back rank; pieces of the other side count as empty squares. */
export const backRank = (rules: VariantRules, board: Board, color: Color): Rank =>
  Array.from({ length: frameOf(rules).width }, (_, index) => {
    const piece = board.pieces[squareOfIndex(rules, color, index)]
    return piece?.color === color ? piece.role : undefined
  })

/** The rank in upper-case FEN letters, with `.` for an empty square: `B..R.B..`. */
export const rankLetters = (army: Army, rank: Rank): string =>
  rank.map(role => (role === undefined ? '.' : letterOfRole(army, role))).join('')
