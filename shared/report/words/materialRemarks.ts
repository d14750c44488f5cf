import type { Color } from '../../board/color'
import { gainOf, soleRole } from './gain'
import { winningsOf, type Winnings } from './material'
import { motifOf } from './motif'
import { centipawnsLost, named, type Place } from './place'
import { setupOf, type Ply } from './ply'
import { queenedPawn } from './queening'
import type { Remark, Winning } from './remark'

/** Of what a pawn is worth an evaluation has to fall by half at least, or what was counted is not what matters. */
const CENTIPAWNS_A_PAWN = 50
const SMALLEST = 1
/** A pawn that queens costs so much. */
const QUEENING = 250

const bearsOut = (lost: number | undefined, pawns: number): boolean =>
  lost !== undefined && lost >= CENTIPAWNS_A_PAWN * pawns

const howWon = (line: readonly Ply[], { difference }: Winnings, { rules }: Place): Winning | undefined => {
  const motif = motifOf(line, rules)
  if (motif) return motif
  const gain = gainOf(difference)
  return gain && { kind: 'gain', gain }
}

const lossIn = (place: Place, winnings: Winnings): Remark | undefined => {
  const [first] = place.refutation
  const taken = first?.step?.taken
  if (!first) return undefined
  if (taken && taken.role === soleRole(winnings.difference)) return { kind: 'canBeTaken', ...taken }
  const how = howWon(place.refutation, winnings, place)
  if (!how) return undefined
  return how.kind === 'gain' && taken
    ? { kind: 'loses', gain: how.gain }
    : { kind: 'allowed', move: named(first), how }
}

/** The other side has just taken here. */
const wasJustTaken = ({ variant, past, color }: Place, { step }: Ply): boolean => {
  const earlier = past.at(-2)
  const square = step?.taken?.square
  if (earlier === undefined || square === undefined) return false
  return setupOf(variant, earlier).board.pieces[square]?.color === color
}

const gainIn = (place: Place, winnings: Winnings): Remark | undefined => {
  const [first] = place.best
  if (!first) return undefined
  const move = named(first)
  if (wasJustTaken(place, first)) return { kind: 'takeBackMissed', move }
  const how = howWon(place.best, winnings, place)
  return how && { kind: 'missed', move, how }
}

/** What both lines come to, counted from the position before the move. */
interface Balance {
  readonly best: Winnings
  /** From the other side's view. */
  readonly against: Winnings
  readonly lost: number | undefined
}

const balanceOf = (place: Place): Balance | undefined => {
  const { start, played, best, refutation, color } = place
  const own = winningsOf(start, best, color)
  const against = winningsOf(start, [played, ...refutation], played.after.turn)
  return own && against && { best: own, against, lost: centipawnsLost(place) }
}

const queensIn = (place: Place, line: readonly Ply[], winner: Color): Winning | undefined => {
  const square = bearsOutQueen(place) ? queenedPawn(line, winner) : undefined
  return square === undefined ? undefined : { kind: 'queens', square }
}

const bearsOutQueen = (place: Place): boolean => (centipawnsLost(place) ?? 0) >= QUEENING

const queenAllowed = (place: Place): Remark | undefined => {
  const { refutation, best, played } = place
  const [first] = refutation
  const how = first && queensIn(place, refutation, played.after.turn)
  const isNew = queenedPawn(best, played.after.turn) === undefined
  return how && isNew ? { kind: 'allowed', move: named(first), how } : undefined
}

const queenMissed = (place: Place): Remark | undefined => {
  const { refutation, best, color } = place
  const [first] = best
  const how = first && queensIn(place, best, color)
  const isNew = queenedPawn(refutation, color) === undefined
  return how && isNew ? { kind: 'missed', move: named(first), how } : undefined
}

/** Material that a faulty move loses. The best line must lose none, and the evaluation has to fall with it. */
export const materialLost = (place: Place): Remark | undefined => {
  const balance = balanceOf(place)
  if (!balance) return queenAllowed(place)
  const { best, against, lost } = balance
  const isLost = against.worth >= SMALLEST && best.worth >= 0 && bearsOut(lost, against.worth)
  return (isLost ? lossIn(place, against) : undefined) ?? queenAllowed(place)
}

/** Material that the best line wins, and the move does not. */
export const materialMissed = (place: Place): Remark | undefined => {
  const balance = balanceOf(place)
  if (!balance) return queenMissed(place)
  const { best, against, lost } = balance
  const isMissed = best.worth >= SMALLEST && against.worth >= 0 && bearsOut(lost, best.worth)
  return (isMissed ? gainIn(place, best) : undefined) ?? queenMissed(place)
}
