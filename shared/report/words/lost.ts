import type { Role } from '../../board/role'
import { A_PAWN, A_PIECE, bearsOut, howWon, queensIn, takingGain, worthTaken } from './bearing'
import { gainOf, type Gain } from './gain'
import { differenceFor, winningsOf, type Winnings } from './material'
import { named, type WordsContext } from './wordsContext'
import { queenedPawn } from './queening'
import type { Ply } from './ply'
import type { Remark } from './remark'

/** The piece is all that was won, or all but a pawn. */
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

/** The best line loses nothing; where it cannot be counted, or loses a pawn, only a piece is spoken of. */
const isHeld = (best: Winnings | undefined, lost: number): boolean => {
  if (!best) return lost >= A_PIECE
  return best.worth >= 0 || (best.worth >= -A_PAWN && lost >= A_PIECE)
}

/** What the answer takes is lost by exchanges on its square, whatever the end of the line. */
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

/** Material that a faulty move loses, and the best line does not. */
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
