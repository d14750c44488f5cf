import type { Role } from '../../board/role'
import { isSameRank, type Rank } from './rank'

/** Where two knights stand among five free squares, in Scharnagl's order. */
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

const freeFiles = (rank: Rank): number[] => rank.flatMap((role, file) => (role === undefined ? [file] : []))

/** Puts pieces on free squares of the rank, each counted from the a-file among the squares free before. */
const fill = (rank: Rank, roles: readonly Role[], places: readonly number[]): Rank => {
  const free = freeFiles(rank)
  return places.reduce<Rank>((filled, place, piece) => filled.with(free[place]!, roles[piece]), rank)
}

const EMPTY_RANK: Rank = Array<undefined>(8).fill(undefined)

/**
 * The Chess960 rank with this number, 0 to 959: 518 is RNBQKBNR. Undefined for any other number.
 *
 * @see https://iiab.me/kiwix/content/wikipedia_en_all_maxi_2023-10/A/Fischer_random_chess_numbering_scheme
 */
export const scharnaglRank = (number: number): Rank | undefined => {
  if (!Number.isInteger(number) || number < 0) return undefined
  const knights = KNIGHT_PAIRS[Math.floor(number / 96)]
  if (knights === undefined) return undefined
  const bishops = [2 * (number % 4) + 1, 2 * (Math.floor(number / 4) % 4)]
  const queen = Math.floor(number / 16) % 6
  const withBishops = fill(EMPTY_RANK, ['bishop', 'bishop'], bishops)
  const withQueen = fill(withBishops, ['queen'], [queen])
  const withKnights = fill(withQueen, ['knight', 'knight'], knights)
  return fill(withKnights, ['rook', 'king', 'rook'], [0, 1, 2])
}

const filesOf = (rank: Rank, role: Role): number[] =>
  rank.flatMap((other, file) => (other === role ? [file] : []))

/** The place of a file among the squares not taken by pieces numbered before it. */
const placeAmong = (rank: Rank, file: number, before: readonly Role[]): number =>
  rank.slice(0, file).filter(role => role === undefined || !before.includes(role)).length

const knightPairOf = (rank: Rank): number => {
  const [first, second] = filesOf(rank, 'knight').map(file => placeAmong(rank, file, ['bishop', 'queen']))
  return KNIGHT_PAIRS.findIndex(pair => pair[0] === first && pair[1] === second)
}

/** Scharnagl's number of a rank; undefined if it is not one of the 960. */
export const scharnaglNumber = (rank: Rank): number | undefined => {
  const bishops = filesOf(rank, 'bishop')
  const light = bishops.find(file => file % 2 === 1) ?? 0
  const dark = bishops.find(file => file % 2 === 0) ?? 0
  const queen = placeAmong(rank, rank.indexOf('queen'), ['bishop'])
  const number = (light - 1) / 2 + 4 * (dark / 2 + 4 * (queen + 6 * knightPairOf(rank)))
  const numbered = scharnaglRank(number)
  return numbered && isSameRank(numbered, rank) ? number : undefined
}
