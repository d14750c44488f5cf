import type { Color } from '../../board/color'
import type { Role } from '../../board/role'
import type { Setup } from '../../board/setup'
import { stepGain, unrest, WORTH } from './exchange'
import { gainOf } from './gain'
import { settledPoints, type Winnings } from './material'
import { motifOf } from './motif'
import { worthAround, type Place } from './place'
import type { Ply } from './ply'
import { queenedPawn } from './queening'
import type { Winning } from './remark'

/* What both sides of material, lost and missed, ask before anything is said. */

/** Evaluations have to fall with what is counted, or what is counted is not what matters: by centipawns a pawn, if it is a piece. */
const FALL = 60
/** The same for less than a piece. */
const FALL_OF_LITTLE = 85
/** Less than a piece does not matter any more in a game that is decided by so many centipawns. */
const DECIDED = 200
/** A line that breaks off before so many plies does not show that a pawn is won for good. */
const LONG = 6
/** A pawn that queens costs so much. */
const QUEENING = 250

/** In pawns. */
export const A_PIECE = 3
export const A_PAWN = 1

/** Centipawns that the move gave away. */
const fall = (place: Place): number => {
  const around = worthAround(place)
  return around ? around[0] - around[1] : 0
}

const isDecided = (place: Place): boolean => {
  const [before, after] = worthAround(place) ?? [0, 0]
  return before * after > 0 && Math.min(Math.abs(before), Math.abs(after)) > DECIDED
}

/** In an ending a pawn is won soon, and the game as soon a draw. */
const mayMatter = ({ move: { phase } }: Place, line: readonly Ply[]): boolean =>
  line.length >= LONG && phase !== 'endgame'

/** The evaluations around a move bear out that so many pawns hung on it; of a single pawn the line must say more. */
export const bearsOut = (place: Place, line: readonly Ply[], pawns: number): boolean => {
  if (pawns <= A_PAWN && !mayMatter(place, line)) return false
  return pawns < A_PIECE
    ? fall(place) >= pawns * FALL_OF_LITTLE && !isDecided(place)
    : fall(place) >= pawns * FALL
}

/** How a line wins what is known to be won. */
export const howWon = (
  line: readonly Ply[],
  { difference }: Winnings,
  { rules }: Place,
): Winning | undefined => {
  const motif = motifOf(line, rules)
  if (motif) return motif
  const gain = gainOf(difference)
  return gain && { kind: 'gain', gain }
}

/**
 * A taking with which a line begins holds what it gains: wherever nothing is under way later, so much is won at least, but for a
 * pawn. Where the line never comes to rest, the answer must have nothing to take that makes up for it.
 */
export const holds = (base: Setup, line: readonly Ply[], winner: Color, pawns: number): boolean => {
  const points = settledPoints(base, line, winner)
  return points.length > 0
    ? points.every(({ worth }) => worth >= pawns - A_PAWN)
    : pawns - unrest(line[0]!.after) > A_PAWN
}

/** What a move takes, in pawns. */
export const worthTaken = ({ step }: Ply): number => (step?.taken ? WORTH[step.taken.role] : 0)

const isPiece = (role: Role): boolean => WORTH[role] >= A_PIECE

/** What a move that takes a piece comes to by exchanges on its square, in pawns; undefined if it takes none, or gains no more than a pawn. */
export const takingGain = ({ before, step }: Ply): number | undefined => {
  if (!step?.taken || step.promotion || !isPiece(step.taken.role)) return undefined
  const gain = stepGain(before.board, step.from, step.to)
  return gain > A_PAWN ? gain : undefined
}

/** A pawn of a side queens in a line, and the evaluation of the move bears it out. */
export const queensIn = (place: Place, line: readonly Ply[], winner: Color): Winning | undefined => {
  const square = fall(place) >= QUEENING ? queenedPawn(line, winner) : undefined
  if (square === undefined) return undefined
  return line[0]?.step?.promotion ? { kind: 'promotes' } : { kind: 'queens', square }
}
