import type { Role } from '../../board/role'
import { err, ok, type Result } from '../../result'
import { roleOfLetter } from '../../variants/army'
import type { Army } from '../../variants/variant'
import type { Rank } from '../ranks/rank'
import type { RanksError } from '../ranks/ranksError'

/** Some characters of a text, and the offset of the first. */
interface Part {
  readonly text: string
  readonly at: number
}

/** The longest text that is read. Two ranks of ten files with spaces between all letters need 41. */
const MAX_LENGTH = 200

const partsBy = (text: string, pattern: RegExp): Part[] =>
  [...text.matchAll(pattern)].map(match => ({ text: match[0], at: match.index }))

const isSpelledOut = (text: string): boolean => /^(\S\s+)*\S$/.test(text.trim())

/** One part a rank. Ranks are parted by `/ | , ;` or a new line; without those, by spaces. */
const splitRanks = (text: string): Part[] => {
  if (/[/|,;\n]/.test(text.trim()))
    return partsBy(text, /[^/|,;\n]+/g).filter(part => part.text.trim() !== '')
  return partsBy(text, isSpelledOut(text) ? /.+/g : /\S+/g)
}

const isLowerCase = ({ text }: Part): boolean => text !== text.toUpperCase() && text === text.toLowerCase()

/** White's rank comes first, unless the case of the letters says that Black's does. */
const whiteFirst = (parts: readonly Part[]): readonly Part[] => {
  const [first, second] = parts
  const isSwapped =
    first && second && isLowerCase(first) && !isLowerCase(second) && second.text === second.text.toUpperCase()
  return isSwapped ? [second, first] : parts
}

const unknownLetter = (at: number, found: string): RanksError => ({
  kind: 'ranks',
  reason: 'unknownLetter',
  at,
  found,
})

/** Reads a letter, a dot or a number of empty squares; undefined for anything else. */
const squaresOf = (army: Army, token: string): Rank | undefined => {
  if (/\d/.test(token)) return Array<undefined>(Math.min(Number(token), MAX_LENGTH)).fill(undefined)
  const role: Role | undefined = roleOfLetter(army, token)
  return role ? [role] : token === '.' ? [undefined] : undefined
}

const parseRank = (army: Army, part: Part): Result<Rank, RanksError> => {
  const rank: (Role | undefined)[] = []
  for (const { text, at } of partsBy(part.text, /\d+|\S/gu)) {
    const squares = squaresOf(army, text)
    if (squares === undefined) return err(unknownLetter(part.at + at, text))
    rank.push(...squares)
  }
  return ok(rank)
}

/**
 * Reads one or two ranks in FEN letters of either case: `BQNRRBKN / BKNBRNQR`. A dot or a digit stands for
 * empty squares. White's rank comes first, unless it is the second that is written in capitals and the first
 * that is not; without a slash, comma, bar or new line the ranks are parted by spaces. Nothing is said yet of
 * what the system asks of them.
 */
export const parseRankText = (army: Army, text: string): Result<readonly [Rank, Rank?], RanksError> => {
  if (text.length > MAX_LENGTH) return err({ kind: 'ranks', reason: 'tooLong' })
  const [white, black, ...more] = whiteFirst(splitRanks(text))
  if (white === undefined) return err({ kind: 'ranks', reason: 'empty' })
  if (more.length > 0) return err({ kind: 'ranks', reason: 'tooLong' })
  const first = parseRank(army, white)
  if (!first.ok || black === undefined) return first.ok ? ok([first.value]) : first
  const second = parseRank(army, black)
  return second.ok ? ok([first.value, second.value]) : second
}
