import { COLORS, type ByColor } from '../../board/color'
import type { Setup } from '../../board/setup'
import { err, ok, type Result } from '../../result'
import { withOptions } from '../../variants/options'
import type { VariantDefinition, VariantRules } from '../../variants/variant'
import { arrayNumber, type Ranks } from './arrays'
import { isComplete, rankLetters, reversedRank, shuffledPieces, type Rank } from '../ranks/rank'
import { rankFault } from '../ranks/rankFault'
import type { RanksError } from '../ranks/ranksError'
import { parseRankText } from './rankText'
import { ranksOf, startPosition } from './startPosition'

/** The back ranks of both sides in upper-case FEN letters, `.` for an empty square: `BQNRRBKN`, `B..R.B..`. */
export const rankStrips = (rules: VariantRules, setup: Setup): ByColor<string> => {
  const { white, black } = ranksOf(rules, setup.board)
  return { white: rankLetters(rules.army, white), black: rankLetters(rules.army, black) }
}

/** Black's rank where only White's is written: the system's own, and White's where it has no rule. */
const blackRankOf = ({ start }: VariantRules, white: Rank): Rank =>
  start.black === 'reversed' ? reversedRank(white) : white

const faultOf = (rules: VariantRules, ranks: Ranks): RanksError | undefined => {
  for (const color of COLORS) {
    const fault = rankFault(rules, ranks[color])
    if (fault !== undefined) return { ...fault, color }
  }
  return undefined
}

/** Two ranks of the system make no array of it: its symmetry is missing, or no relocation leads there. */
const noArray = (rules: VariantRules, { white }: Ranks): RanksError =>
  rules.start.black === 'relocated'
    ? { kind: 'ranks', reason: 'notRelocated' }
    : { kind: 'ranks', reason: 'symmetry', expected: rankLetters(rules.army, blackRankOf(rules, white)) }

/**
 * How many turns a side has taken in the placement phase to fill its rank so far; undefined if it has one
 * square left although the last two are filled in one turn.
 */
const turnsTaken = ({ setupPhase, start }: VariantRules, placed: number): number | undefined => {
  if (setupPhase?.kind !== 'placement') return 0
  const army = start.shuffles.flatMap(({ pieces }) => pieces).length
  const left = army - placed
  const turns = placed - setupPhase.random.length
  if (!setupPhase.pairLast || left > 1) return turns
  return left === 0 ? turns - 1 : undefined
}

/** The position in the placement phase that shows these ranks. */
const placementPosition = (rules: VariantRules, ranks: Ranks): Result<Setup, RanksError> => {
  const white = shuffledPieces(rules, ranks.white).length
  const black = shuffledPieces(rules, ranks.black).length
  const ahead = (turnsTaken(rules, white) ?? NaN) - (turnsTaken(rules, black) ?? NaN)
  if (ahead !== 0 && ahead !== 1) return err({ kind: 'ranks', reason: 'turns', white, black })
  const turn = ahead === 0 ? 'white' : 'black'
  return ok(startPosition(rules, ranks, { turn, fullmoves: turnsTaken(rules, black)! + 1 }))
}

/**
 * Reads ranks as people write them, see {@link parseRankText}; one rank alone stands for both sides. Complete
 * ranks give the first position of a game with all its rights. Empty squares, in a system with placement,
 * give the position of that phase: the pockets hold what the ranks lack, and the numbers of pieces show whose
 * turn it is.
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
