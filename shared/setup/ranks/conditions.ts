import type { Role } from '../../board/role'
import { roleOfLetter } from '../../variants/army'
import type { Army, RankCondition } from '../../variants/variant'
import type { Rank } from './rank'

/** A condition on a complete back rank. */
export type RankTest = (rank: Rank) => boolean

/**
 * The first piece of one role and the last of the other are on squares of different color. Neighboring files differ in color, so the files
 * decide. Rules 1 (Chess960) and 8 (Capablanca Random).
 */
export const oppositeColors =
  (one: Role, other: Role): RankTest =>
  rank =>
    (rank.lastIndexOf(other) - rank.indexOf(one)) % 2 !== 0

/** The king is somewhere between the two rooks, as castling to both sides requires. */
export const kingBetweenRooks: RankTest = rank => {
  const king = rank.indexOf('king')
  return rank.indexOf('rook') < king && king < rank.lastIndexOf('rook')
}

const FACING: Readonly<Partial<Record<Role, Role>>> = { king: 'queen', queen: 'king' }

/**
 * Each piece faces its like across the middle of the rank, and the king faces the queen: the two bishops, two rooks and two knights mirror
 * each other about the line between the d- and e-files.
 *
 * @see http://wikibin.org/articles/beautiful-chess.html
 */
export const mirroredPairs: RankTest = rank =>
  rank.every((role, file) => role !== undefined && rank.at(-1 - file) === (FACING[role] ?? role))

const GUARDS_AHEAD: ReadonlySet<Role | undefined> = new Set(['rook', 'queen', 'chancellor', 'king'])
const GUARDS_BESIDE: ReadonlySet<Role | undefined> = new Set(['bishop', 'queen', 'archbishop', 'king'])
const GUARDS_BEYOND: ReadonlySet<Role | undefined> = new Set(['knight', 'archbishop', 'chancellor'])
const GUARDS: readonly Role[] = ['king', 'queen', 'rook', 'bishop', 'knight', 'archbishop', 'chancellor']

const isPawnGuarded = (rank: Rank, file: number): boolean =>
  GUARDS_AHEAD.has(rank[file]) ||
  GUARDS_BESIDE.has(rank[file - 1]) ||
  GUARDS_BESIDE.has(rank[file + 1]) ||
  GUARDS_BEYOND.has(rank[file - 2]) ||
  GUARDS_BEYOND.has(rank[file + 2])

/**
 * Every pawn is guarded at the start by a piece behind it, diagonally behind it, or a knight's leap away.
 *
 * @see http://www.chessvariants.com/contests/10/crc.html
 */
export const pawnsGuarded: RankTest = rank => rank.every((_, file) => isPawnGuarded(rank, file))

/**
 * The two bishops are not on neighboring files.
 *
 * @see http://www.chessvariants.com/contests/10/crc.html
 */
export const bishopsApart: RankTest = rank => rank.lastIndexOf('bishop') - rank.indexOf('bishop') !== 1

/**
 * At least `files` files have a different piece than in `other`; mirror images are not considered. Capablanca Random keeps its distance
 * from the array of Gothic Chess.
 *
 * @see http://www.chessvariants.com/contests/10/crc.html
 */
export const differsFrom =
  (other: Rank, files: number): RankTest =>
  rank =>
    rank.filter((role, file) => role !== other[file]).length >= files

const rankOfLetters = (army: Army, letters: string): Rank =>
  Array.from(letters, letter => roleOfLetter(army, letter))

/** The test of a condition. The army gives the letters of a rank in it. */
export const testOf = (condition: RankCondition, army: Army): RankTest => {
  switch (condition.kind) {
    case 'oppositeColors':
      return oppositeColors(...condition.roles)
    case 'kingBetweenRooks':
      return kingBetweenRooks
    case 'mirroredPairs':
      return mirroredPairs
    case 'pawnsGuarded':
      return pawnsGuarded
    case 'bishopsApart':
      return bishopsApart
    case 'differsFrom':
      return differsFrom(rankOfLetters(army, condition.rank), condition.files)
  }
}

/** The roles whose squares decide whether a condition is met; undefined for every role. */
export const rolesLookedAt = (condition: RankCondition): readonly Role[] | undefined => {
  switch (condition.kind) {
    case 'oppositeColors':
      return condition.roles
    case 'kingBetweenRooks':
      return ['king', 'rook']
    case 'bishopsApart':
      return ['bishop']
    case 'pawnsGuarded':
      return GUARDS
    case 'mirroredPairs':
    case 'differsFrom':
      return undefined
  }
}

/** The first condition that a complete rank does not meet; undefined if it meets all. */
export const failedCondition = (
  conditions: readonly RankCondition[],
  army: Army,
  rank: Rank,
): RankCondition | undefined => conditions.find(condition => !testOf(condition, army)(rank))
