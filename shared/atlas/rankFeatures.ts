import type { Role } from '../board/role'
import { CASTLING_SIDES, type CastlingSide } from '../board/setup'
import { placesOf, type Rank } from '../setup/ranks/rank'
import type { CastlingRules, VariantDefinition } from '../variants/variant'

/** The features of a back rank by which starts are filtered. */
export interface RankFeatures {
  /** Undefined if there are not exactly two bishops. */
  readonly bishops: 'opposite' | 'same' | undefined
  /** Files, counted from the left edge of the army. */
  readonly kings: readonly number[]
  readonly queens: readonly number[]
  /** How many files the king and rook move in total in the shorter castling; undefined if castling is impossible. */
  readonly castling: number | undefined
  /** The pieces on the two edges. */
  readonly corners: readonly [Role | undefined, Role | undefined]
}

const bishopsOf = (rank: Rank): RankFeatures['bishops'] => {
  const [one, other, third] = placesOf(rank, 'bishop')
  if (one === undefined || other === undefined || third !== undefined) return undefined
  return (one + other) % 2 === 0 ? 'same' : 'opposite'
}

/** The file of the rook that castles to a side. */
const rookFile = (
  { rookOf }: CastlingRules,
  king: number,
  rooks: readonly number[],
  side: CastlingSide,
  width: number,
): number | undefined => {
  const border = rookOf === 'king' ? king : (width - 1) / 2
  return side === 'aSide' ? rooks.find(file => file < border) : rooks.findLast(file => file > border)
}

const castlingOf = ({ castling }: VariantDefinition, rank: Rank): number | undefined => {
  const [king] = placesOf(rank, 'king')
  if (!castling || castling.homes || king === undefined) return undefined
  const rooks = placesOf(rank, 'rook')
  const distances = CASTLING_SIDES.flatMap(side => {
    const rook = rookFile(castling, king, rooks, side, rank.length)
    const target = castling.targets[side]
    return rook === undefined ? [] : [Math.abs(king - target.king) + Math.abs(rook - target.rook)]
  })
  return distances.length === 0 ? undefined : Math.min(...distances)
}

/** The features of a complete back rank of a system. */
export const featuresOf = (variant: VariantDefinition, rank: Rank): RankFeatures => ({
  bishops: bishopsOf(rank),
  kings: placesOf(rank, 'king'),
  queens: placesOf(rank, 'queen'),
  castling: castlingOf(variant, rank),
  corners: [rank.at(0), rank.at(-1)],
})
