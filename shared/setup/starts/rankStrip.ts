import { type ByColor, COLORS } from '../../board/color'
import type { Setup } from '../../board/setup'
import { firstFound } from '../../firstFound'
import { err, ok, type Result } from '../../result'
import { withOptions } from '../../variants/options'
import type { Army, VariantDefinition, VariantRules } from '../../variants/variant'
import { arrayNumber, type Ranks } from './arrays'
import { isComplete, type Rank, rankLetters, reversedRank, shuffledPieces } from '../ranks/rank'
import { rankFault } from '../ranks/rankFault'
import type { RanksError } from '../ranks/ranksError'
import { ranksOf, startPosition } from './startPosition'
import type { Role } from '../../board/role'
import { roleOfLetter } from '../../variants/army'

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

/** Splits a text into ranks, at `/ | , ;` or a new line; without those, at spaces. */
const splitRanks = (text: string): Part[] => {
  if (/[/|,;\n]/.test(text.trim()))
    return partsBy(text, /[^/|,;\n]+/g).filter(part => part.text.trim() !== '')
  return partsBy(text, isSpelledOut(text) ? /.+/g : /\S+/g)
}

const isLowerCase = ({ text }: Part): boolean => text !== text.toUpperCase() && text === text.toLowerCase()

/** Puts White's rank first. The first one is White's, unless the case of the letters shows that it is Black's. */
const whiteFirst = (parts: readonly Part[]): readonly Part[] => {
  const [first, second] = parts
  const isSwapped =
    first && second && isLowerCase(first) && !isLowerCase(second) && second.text === second.text.toUpperCase()
  return isSwapped ? [second, first] : parts
}

/** Reads a letter, a dot or a number of empty squares; undefined for anything else. */
const squaresOf = (army: Army, token: string): Rank | undefined => {
  if (/\d/.test(token)) return Array<undefined>(Math.min(Number(token), MAX_LENGTH)).fill(undefined)
  const role = roleOfLetter(army, token)
  return role ? [role] : token === '.' ? [undefined] : undefined
}

const parseRank = (army: Army, part: Part): Result<Rank, RanksError> => {
  const rank: (Role | undefined)[] = []
  for (const { text, at } of partsBy(part.text, /\d+|\S/gu)) {
    const squares = squaresOf(army, text)
    if (squares === undefined)
      return err({ kind: 'ranks', reason: 'unknownLetter', at: part.at + at, found: text })
    rank.push(...squares)
  }
  return ok(rank)
}

/**
 * Reads one or two ranks in FEN letters of either case: `BQNRRBKN / BKNBRNQR`. A dot or a number means empty squares. White's rank comes
 * first, unless only the second one is in capitals. Without a slash, comma, bar or new line, spaces separate the ranks. The conditions of
 * the system are not checked here.
 */
const parseRankText = (army: Army, text: string): Result<readonly [Rank, Rank?], RanksError> => {
  if (text.length > MAX_LENGTH) return err({ kind: 'ranks', reason: 'tooLong' })
  const [white, black, ...more] = whiteFirst(splitRanks(text))
  if (white === undefined) return err({ kind: 'ranks', reason: 'empty' })
  if (more.length > 0) return err({ kind: 'ranks', reason: 'tooLong' })
  const first = parseRank(army, white)
  if (!first.ok || black === undefined) return first.ok ? ok([first.value]) : first
  const second = parseRank(army, black)
  return second.ok ? ok([first.value, second.value]) : second
}

/** The back ranks of both sides in upper-case FEN letters, `.` for an empty square: `BQNRRBKN`, `B..R.B..`. */
export const rankStrips = (rules: VariantRules, setup: Setup): ByColor<string> => {
  const { white, black } = ranksOf(rules, setup.board)
  return { white: rankLetters(rules.army, white), black: rankLetters(rules.army, black) }
}

/** Black's rank if only White's is written: by the rule of the system, or the same as White's if it has none. */
const blackRankOf = ({ start }: VariantRules, white: Rank): Rank =>
  start.black === 'reversed' ? reversedRank(white) : white

const faultOf = (rules: VariantRules, ranks: Ranks): RanksError | undefined =>
  firstFound(COLORS, color => {
    const fault = rankFault(rules, ranks[color])
    return fault && { ...fault, color }
  })

/** The error if two valid ranks are not an array: they are not symmetric, or no relocation leads there. */
const noArray = (rules: VariantRules, { white }: Ranks): RanksError =>
  rules.start.black === 'relocated'
    ? { kind: 'ranks', reason: 'notRelocated' }
    : { kind: 'ranks', reason: 'symmetry', expected: rankLetters(rules.army, blackRankOf(rules, white)) }

/**
 * The number of turns that a side has taken to fill its rank so far; undefined if it has one square left although the last two are filled
 * in one turn.
 */
const turnsTaken = ({ setupPhase, start }: VariantRules, placed: number): number | undefined => {
  if (setupPhase?.kind !== 'placement') return 0
  const army = start.shuffles.flatMap(({ pieces }) => pieces).length
  const left = army - placed
  const turns = placed - setupPhase.random.length
  if (!setupPhase.pairLast || left > 1) return turns
  return left === 0 ? turns - 1 : undefined
}

/** The position with these ranks in the placement phase. */
const placementPosition = (rules: VariantRules, ranks: Ranks): Result<Setup, RanksError> => {
  const white = shuffledPieces(rules, ranks.white).length
  const black = shuffledPieces(rules, ranks.black).length
  const ahead = (turnsTaken(rules, white) ?? NaN) - (turnsTaken(rules, black) ?? NaN)
  if (ahead !== 0 && ahead !== 1) return err({ kind: 'ranks', reason: 'turns', white, black })
  const turn = ahead === 0 ? 'white' : 'black'
  return ok(startPosition(rules, ranks, { turn, fullmoves: turnsTaken(rules, black)! + 1 }))
}

/**
 * Reads ranks as people write them, see {@link parseRankText}; a single rank is for both sides. Complete ranks give the first position of a
 * game with all its rights. Ranks with empty squares, in a system with placement, give a position of that phase: the pockets hold what the
 * ranks lack, and the numbers of pieces show whose turn it is.
 */
export const parseRanks = (
  variant: VariantDefinition,
  text: string,
  options: readonly string[] = [],
): Result<Setup, RanksError> => {
  const read = parseRankText(variant.army, text)
  if (!read.ok) return read
  const [white, black = blackRankOf(variant, white)] = read.value
  const ranks = { white, black }
  const fault = faultOf(variant, ranks)
  if (fault !== undefined) return err(fault)
  if (!COLORS.every(color => isComplete(variant, ranks[color]))) return placementPosition(variant, ranks)
  return arrayNumber(variant, ranks) === undefined
    ? err(noArray(variant, ranks))
    : ok(startPosition(withOptions(variant, options), ranks))
}
