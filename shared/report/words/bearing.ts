import type { Color } from '../../board/color'
import type { Setup } from '../../board/setup'
import { stepGain, unrest, WORTH } from './exchange'
import { gainOf } from './gain'
import { settledPoints, type Winnings } from './material'
import { motifOf } from './motif'
import { worthAround, type WordsContext } from './wordsContext'
import type { Ply } from './ply'
import { queenedPawn } from './queening'
import type { Winning } from './remark'

/* Checks that come first for sentences on lost and on missed material. */

/** A loss of a piece or more is only named if the evaluation falls by this many centipawns for each pawn of its worth. */
const FALL = 60
/** The same for a loss of less than a piece. */
const FALL_OF_LITTLE = 85
/** In a game decided by this many centipawns, only a piece or a queening pawn is worth naming. */
const DECIDED = 200
/** The least length of a line, in plies, that shows that a pawn is won for good. */
const LONG = 6
/** The least fall of the evaluation when a pawn queens, in centipawns. */
const QUEENING = 250

/** The worth of a piece and of a pawn, in pawns. */
export const A_PIECE = 3
export const A_PAWN = 1

/** Centipawns that the move gave away. */
const fall = (place: WordsContext): number => {
  const around = worthAround(place)
  return around ? around[0] - around[1] : 0
}

const isDecided = (place: WordsContext): boolean => {
  const [before, after] = worthAround(place) ?? [0, 0]
  return before * after > 0 && Math.min(Math.abs(before), Math.abs(after)) > DECIDED
}

/** Whether the gain of a single pawn is worth naming. In an endgame pawns are won easily, and the game may still be drawn. */
const mayMatter = ({ move: { phase } }: WordsContext, line: readonly Ply[]): boolean =>
  line.length >= LONG && phase !== 'endgame'

/** Whether the evaluations around a move confirm that it cost this many pawns; for a single pawn the line must also be long enough. */
export const bearsOut = (place: WordsContext, line: readonly Ply[], pawns: number): boolean => {
  if (pawns <= A_PAWN && !mayMatter(place, line)) return false
  return pawns < A_PIECE
    ? fall(place) >= pawns * FALL_OF_LITTLE && !isDecided(place)
    : fall(place) >= pawns * FALL
}

/** How a line wins the given material. */
export const howWon = (
  line: readonly Ply[],
  { difference }: Winnings,
  { rules }: WordsContext,
): Winning | undefined => {
  const motif = motifOf(line, rules)
  if (motif) return motif
  const gain = gainOf(difference)
  return gain && { kind: 'gain', gain }
}

/** The worth of what a move takes, in pawns. */
export const worthTaken = ({ step }: Ply): number => (step?.taken ? WORTH[step.taken.role] : 0)

/** The captured piece counts as won after this many quiet positions. */
const ENOUGH = 2

/** What is left of a capture after exchanges on its square, unless something later, or what the answer takes, makes up for it. */
const exchanged = (
  { before, after, step }: Ply,
  worths: readonly number[],
  given: number,
): number | undefined => {
  const gain = stepGain(before.board, step!.from, step!.to)
  const isHeld =
    worths.length > 0
      ? worths.every(worth => worth >= gain - given - A_PAWN)
      : gain - given - unrest(after) > A_PAWN
  return gain > A_PAWN && isHeld ? gain : undefined
}

/** Whether the gain lasts: in full at the first quiet positions of the line, and later to within a pawn. */
const isHeldAtRest = (worths: readonly number[], won: number): boolean =>
  worths.length >= ENOUGH &&
  worths.slice(0, ENOUGH).every(worth => worth >= won) &&
  worths.every(worth => worth >= won - A_PAWN)

/**
 * What a line wins that begins by taking a piece, in pawns: all of the piece if the gain lasts, else what exchanges on its square
 * leave. Undefined if it takes no piece, or wins no more than a pawn.
 *
 * @param base the position from which material is counted
 * @param given what the other side had taken before, in pawns
 */
export const takingGain = (base: Setup, line: readonly Ply[], given: number): number | undefined => {
  const [first] = line
  if (!first?.step?.taken || first.step.promotion || worthTaken(first) < A_PIECE) return undefined
  const worths = settledPoints(base, line, first.color).map(({ worth }) => worth)
  const whole = worthTaken(first)
  return isHeldAtRest(worths, whole - given) ? whole : exchanged(first, worths, given)
}

/** The pawn of a side that queens in a line, if the evaluation of the move confirms it. */
export const queensIn = (place: WordsContext, line: readonly Ply[], winner: Color): Winning | undefined => {
  const matters = fall(place) >= QUEENING && !isDecided(place)
  const square = matters ? queenedPawn(line, winner) : undefined
  if (square === undefined) return undefined
  const { promotion, taken } = line[0]?.step ?? {}
  return promotion
    ? { kind: 'promotes', role: promotion, ...(taken && { taken: taken.role }) }
    : { kind: 'queens', square }
}
