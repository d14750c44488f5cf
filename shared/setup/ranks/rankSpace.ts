import type { Role } from '../../board/role'
import { letterOfRole, roleOfLetter } from '../../variants/army'
import type { Army } from '../../variants/variant'
import { advanceArrangement, arrangementAt, arrangementCount, arrangementIndex } from './permutations'
import { isSameRank, type Rank } from './rank'

/** Squares of a rank and the pieces that are arranged on them; undefined means an empty square. */
export interface Wing {
  readonly indices: readonly number[]
  readonly pieces: Rank
}

/** A wing with its distinct pieces in the alphabetical order of their letters, an empty square first. */
interface CountedWing {
  readonly indices: readonly number[]
  readonly symbols: Rank
  readonly counts: readonly number[]
  readonly size: number
}

/**
 * All ranks made by arranging the wings of a template in every way. They are numbered in the alphabetical order of their letters, with `.`
 * for an empty square before all letters. Wings are disjoint and listed from left to right.
 */
export interface RankSpace {
  readonly template: Rank
  readonly wings: readonly CountedWing[]
  readonly count: number
}

const letterOf = (army: Army, role: Role | undefined): string =>
  role === undefined ? '.' : letterOfRole(army, role)

const countWing = ({ indices, pieces }: Wing, army: Army): CountedWing => {
  const letters = [...new Set(pieces.map(role => letterOf(army, role)))].sort()
  const symbols = letters.map(letter => roleOfLetter(army, letter))
  const counts = symbols.map(symbol => pieces.filter(piece => piece === symbol).length)
  return { indices, symbols, counts, size: arrangementCount(counts) }
}

export const rankSpace = (army: Army, template: Rank, wings: readonly Wing[]): RankSpace => {
  const counted = wings.map(wing => countWing(wing, army))
  return { template, wings: counted, count: counted.reduce((count, { size }) => count * size, 1) }
}

/** The rank with a number from 0 to `count - 1`. */
export const rankInSpace = ({ template, wings }: RankSpace, number: number): Rank => {
  const rank = [...template]
  let rest = number
  for (const { indices, symbols, counts, size } of wings.toReversed()) {
    const arrangement = arrangementAt(counts, rest % size)
    for (const [place, index] of indices.entries()) rank[index] = symbols[arrangement[place]!]
    rest = Math.floor(rest / size)
  }
  return rank
}

const placeOf = ({ indices, symbols, counts }: CountedWing, rank: Rank): number | undefined =>
  arrangementIndex(
    counts,
    indices.map(index => symbols.indexOf(rank[index])),
  )

/** The number of a rank; undefined if it is not in the space. */
export const numberInSpace = (space: RankSpace, rank: Rank): number | undefined => {
  let number = 0
  for (const wing of space.wings) {
    const place = placeOf(wing, rank)
    if (place === undefined) return undefined
    number = number * wing.size + place
  }
  return isSameRank(rankInSpace(space, number), rank) ? number : undefined
}

const isArrangedIn = (rank: Rank, { indices, symbols, counts }: CountedWing): boolean =>
  symbols.every((role, symbol) => {
    let count = 0
    for (const index of indices) if (rank[index] === role) count += 1
    return count === counts[symbol]
  })

/** Whether a rank is in the space. */
export const isInSpace = ({ template, wings }: RankSpace, rank: Rank): boolean =>
  rank.length === template.length &&
  template.every(
    (role, index) => rank[index] === role || wings.some(({ indices }) => indices.includes(index)),
  ) &&
  wings.every(wing => isArrangedIn(rank, wing))

/**
 * Visits every rank of the space in order: a few hundred thousand in a few dozen milliseconds. The rank passed to `visit` is the same array
 * each time, changed in place.
 */
export const forEachRank = (space: RankSpace, visit: (rank: Rank, number: number) => void): void => {
  const rank = [...space.template]
  const wings = space.wings.map(wing => ({ ...wing, order: Uint8Array.from(arrangementAt(wing.counts, 0)) }))
  const write = ({ indices, symbols, order }: (typeof wings)[number]): void => {
    for (let place = 0; place < order.length; place += 1) rank[indices[place]!] = symbols[order[place]!]
  }
  const advance = (): boolean =>
    wings.findLast(wing => {
      const isNext = advanceArrangement(wing.order)
      write(wing)
      return isNext
    }) !== undefined
  wings.forEach(write)
  for (let number = 0; number === 0 || advance(); number += 1) visit(rank, number)
}
