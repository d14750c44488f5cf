import type { Color } from '../board/color'
import type { Role } from '../board/role'
import type { RankFeatures } from './rankFeatures'

/** Ranges of the files that king and rook move in the nearer castling, both ends included. */
export const CASTLING_DISTANCES = [
  [0, 1],
  [2, 3],
  [4, 20],
] as const

/** Which starts to select. Missing fields match everything. */
export interface StartFilter {
  /** The side whose rank must have the features; with `either`, it is enough that one side has all of them. */
  readonly side: Color | 'either'
  readonly bishops?: 'opposite' | 'same'
  /** The king is on one of these files, counted from the left edge of the army. */
  readonly kings?: readonly number[]
  readonly queens?: readonly number[]
  /** An index in {@link CASTLING_DISTANCES}. */
  readonly castling?: number
  /** Such a piece is on an edge. */
  readonly corner?: Role
  /** Whether both sides have the same rank. */
  readonly ranks?: 'same' | 'unlike'
  /** The range of values in centipawns from White's view, both ends included. */
  readonly from?: number
  readonly to?: number
}

const isOnOne = (files: readonly number[], wanted: readonly number[] | undefined): boolean =>
  wanted === undefined || wanted.length === 0 || files.some(file => wanted.includes(file))

const isAsFar = (distance: number | undefined, wanted: number | undefined): boolean => {
  const range = wanted === undefined ? undefined : CASTLING_DISTANCES[wanted]
  return range === undefined || (distance !== undefined && distance >= range[0] && distance <= range[1])
}

/** Whether a rank has all the features required by a filter. */
export const hasFeatures = (rank: RankFeatures, filter: StartFilter): boolean =>
  (filter.bishops === undefined || rank.bishops === filter.bishops) &&
  isOnOne(rank.kings, filter.kings) &&
  isOnOne(rank.queens, filter.queens) &&
  isAsFar(rank.castling, filter.castling) &&
  (filter.corner === undefined || rank.corners.includes(filter.corner))

/** The same filter without one of its fields. */
export const withoutField = (filter: StartFilter, field: Exclude<keyof StartFilter, 'side'>): StartFilter => {
  const { side, ...rest } = filter
  return { side, ...Object.fromEntries(Object.entries(rest).filter(([name]) => name !== field)) }
}
