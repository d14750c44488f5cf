import { A_PAWN, A_PIECE, bearsOut, howWon, queensIn, takingGain, worthTaken } from './bearing'
import { gainOf, type Gain } from './gain'
import { differenceFor, settledPoints, winningsOf, type Winnings } from './material'
import { named, type WordsContext } from './wordsContext'
import { setupOf, type Ply } from './ply'
import { queenedPawn } from './queening'
import type { Remark } from './remark'
import type { Role } from '../../board/role'

/** Whether nothing else was won with the piece, except perhaps a pawn. */
const isAll = (role: Role, gain: Gain | undefined): boolean => gain === role || gain === `${role}AndPawn`

const taking = ({ played }: WordsContext, answer: Ply): Remark => ({
  kind: 'canBeTaken',
  ...answer.step!.taken!,
  move: named(answer),
  isMoved: played.step?.to === answer.step!.taken!.square,
})

const lossIn = (place: WordsContext, winnings: Winnings): Remark | undefined => {
  const [first] = place.refutation
  const taken = first?.step?.taken
  if (!first) return undefined
  if (taken && isAll(taken.role, gainOf(winnings.difference))) return taking(place, first)
  const how = howWon(place.refutation, winnings, place)
  if (!how) return undefined
  return how.kind === 'gain' && taken
    ? { kind: 'loses', gain: how.gain, move: named(first) }
    : { kind: 'allowed', move: named(first), how }
}

/** Whether the best line loses nothing. If it cannot be counted, or loses a pawn, only the loss of a piece is mentioned. */
const isHeld = (best: Winnings | undefined, lost: number): boolean => {
  if (!best) return lost >= A_PIECE
  return best.worth >= 0 || (best.worth >= -A_PAWN && lost >= A_PIECE)
}

/** What the answer takes is lost in exchanges on its square, whatever happens at the end of the line. */
const takenByAnswer = (place: WordsContext, best: Winnings | undefined): Remark | undefined => {
  const { played, refutation, start } = place
  const [first] = refutation
  const given = worthTaken(played)
  const gain = takingGain(start, refutation, given)
  if (!first || gain === undefined) return undefined
  const net = gain - given
  const winner = played.after.turn
  const isLost = net > A_PAWN && isHeld(best, net) && bearsOut(place, refutation, net)
  if (!isLost) return undefined
  if (given <= A_PAWN) return taking(place, first)
  const lost = gain === worthTaken(first) ? gainOf(differenceFor(winner, start, first.after)) : undefined
  return lost && { kind: 'loses', gain: lost, move: named(first) }
}

const queenAllowed = (place: WordsContext): Remark | undefined => {
  const { refutation, best, played } = place
  const [first] = refutation
  const how = first && queensIn(place, refutation, played.after.turn)
  const isNew = queenedPawn(best, played.after.turn) === undefined
  return how && isNew ? { kind: 'allowed', move: named(first), how } : undefined
}

/** Material that the faulty move loses and the best line does not. */
export const materialLost = (place: WordsContext): Remark | undefined => {
  const { start, played, best, refutation, color } = place
  const own = winningsOf(start, best, color)
  const against = winningsOf(start, [played, ...refutation], played.after.turn)
  const isLost =
    against &&
    against.worth >= A_PAWN &&
    isHeld(own, against.worth) &&
    bearsOut(place, refutation, against.worth)
  return (isLost ? lossIn(place, against) : undefined) ?? takenByAnswer(place, own) ?? queenAllowed(place)
}

/** Whether the other side has just captured on this square. */
const wasJustTaken = ({ variant, past, color }: WordsContext, { step }: Ply): boolean => {
  const earlier = past.at(-2)
  const square = step?.taken?.square
  if (earlier === undefined || square === undefined) return false
  return setupOf(variant, earlier).board.pieces[square]?.color === color
}

const gainIn = (place: WordsContext, winnings: Winnings): Remark | undefined => {
  const [first] = place.best
  if (!first) return undefined
  const move = named(first)
  if (wasJustTaken(place, first)) return { kind: 'takeBackMissed', move }
  const how = howWon(place.best, winnings, place)
  return how && { kind: 'missed', move, how }
}

/** The best move wins by taking a piece, and the move played wins no more than a pawn. */
const takenByBest = (place: WordsContext): Remark | undefined => {
  const { played, best, refutation, start, color } = place
  const [first] = best
  const gain = takingGain(start, best, 0)
  if (!first || gain === undefined || played.step?.taken) return undefined
  const isMissed =
    bearsOut(place, best, gain) &&
    settledPoints(start, [played, ...refutation], color).every(({ worth }) => worth <= A_PAWN)
  if (!isMissed) return undefined
  const move = named(first)
  if (wasJustTaken(place, first)) return { kind: 'takeBackMissed', move }
  const won = gain === worthTaken(first) ? gainOf(differenceFor(color, start, first.after)) : undefined
  return won && { kind: 'missed', move, how: { kind: 'gain', gain: won } }
}

/** Whether the player wins nothing after the move, or at most a pawn instead of a piece. */
const isLess = (against: Winnings, missed: number): boolean =>
  against.worth >= (missed >= A_PIECE ? -A_PAWN : 0)

/** Whether the pawn that the best move takes is also taken in the line against the move. */
const isTakenLater = ({ best: [first], refutation, color }: WordsContext): boolean => {
  const taken = first?.step?.taken
  return (
    taken?.role === 'pawn' &&
    refutation.some(({ step, color: taker }) => taker === color && step?.taken?.square === taken.square)
  )
}

const queenMissed = (place: WordsContext): Remark | undefined => {
  const { refutation, best, color } = place
  const [first] = best
  const how = first && queensIn(place, best, color)
  const isNew = queenedPawn(refutation, color) === undefined
  return how && isNew ? { kind: 'missed', move: named(first), how } : undefined
}

/**
 * Material that the best line wins and the move does not.
 *
 * @param least the fewest pawns worth mentioning
 */
export const materialMissed = (place: WordsContext, least: number): Remark | undefined => {
  const { start, played, best, refutation, color } = place
  const own = winningsOf(start, best, color)
  const against = winningsOf(start, [played, ...refutation], played.after.turn)
  const isMissed =
    own &&
    own.worth >= least &&
    against &&
    isLess(against, own.worth) &&
    bearsOut(place, best, own.worth) &&
    !(own.worth <= A_PAWN && isTakenLater(place))
  return (isMissed ? gainIn(place, own) : undefined) ?? takenByBest(place) ?? queenMissed(place)
}
