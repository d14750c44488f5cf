import type { Role } from '../../board/role'
import { isSameRank, placesOf, type Rank } from './rank'

/** The places of two knights among five free squares, in Scharnagl's order. */
const KNIGHT_PAIRS = [
  [0, 1],
  [0, 2],
  [0, 3],
  [0, 4],
  [1, 2],
  [1, 3],
  [1, 4],
  [2, 3],
  [2, 4],
  [3, 4],
] as const

/** The number of numbered ranks. */
export const SCHARNAGL_RANKS = 960

/** Puts a piece on a free square of the rank; `place` counts the free squares from the a-file. */
const put = (rank: (Role | undefined)[], role: Role, place: number): void => {
  let file = rank.indexOf(undefined)
  for (let passed = 0; passed < place; passed += 1) file = rank.indexOf(undefined, file + 1)
  rank[file] = role
}

/**
 * The Chess960 rank with this number, 0 to 959: 518 is RNBQKBNR. Undefined for any other number.
 *
 * @see https://iiab.me/kiwix/content/wikipedia_en_all_maxi_2023-10/A/Fischer_random_chess_numbering_scheme
 */
export const scharnaglRank = (number: number): Rank | undefined => {
  if (!Number.isInteger(number) || number < 0 || number >= SCHARNAGL_RANKS) return undefined
  const rank = Array<Role | undefined>(8).fill(undefined)
  rank[2 * (number % 4) + 1] = 'bishop'
  rank[2 * (Math.floor(number / 4) % 4)] = 'bishop'
  put(rank, 'queen', Math.floor(number / 16) % 6)
  const [first, second] = KNIGHT_PAIRS[Math.floor(number / 96)]!
  // The right one first, so that the index of the left one stays valid.
  put(rank, 'knight', second)
  put(rank, 'knight', first)
  for (const role of ['rook', 'king', 'rook'] as const) put(rank, role, 0)
  return rank
}

/** The place of a file among the squares not taken by pieces numbered before it. */
const placeAmong = (rank: Rank, file: number, before: readonly Role[]): number =>
  rank.slice(0, file).filter(role => role === undefined || !before.includes(role)).length

const knightPairOf = (rank: Rank): number => {
  const [first, second] = placesOf(rank, 'knight').map(file => placeAmong(rank, file, ['bishop', 'queen']))
  return KNIGHT_PAIRS.findIndex(pair => pair[0] === first && pair[1] === second)
}

/** Scharnagl's number of a rank; undefined if it is not one of the 960. */
export const scharnaglNumber = (rank: Rank): number | undefined => {
  const bishops = placesOf(rank, 'bishop')
  const light = bishops.find(file => file % 2 === 1) ?? 0
  const dark = bishops.find(file => file % 2 === 0) ?? 0
  const queen = placeAmong(rank, rank.indexOf('queen'), ['bishop'])
  const number = (light - 1) / 2 + 4 * (dark / 2 + 4 * (queen + 6 * knightPairOf(rank)))
  const numbered = scharnaglRank(number)
  return numbered && isSameRank(numbered, rank) ? number : undefined
}
