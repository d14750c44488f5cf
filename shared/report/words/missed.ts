import { A_PAWN, A_PIECE, bearsOut, howWon, queensIn, takingGain, worthTaken } from './bearing'
import { gainOf } from './gain'
import { differenceFor, settledPoints, winningsOf, type Winnings } from './material'
import { named, type WordsContext } from './wordsContext'
import { setupOf, type Ply } from './ply'
import { queenedPawn } from './queening'
import type { Remark } from './remark'

/** The other side has just taken here. */
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

/** The best move takes a piece and wins by it, and after the move no more than a pawn is won. */
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

/** After the move its player wins nothing, or a pawn where it was a piece. */
const isLess = (against: Winnings, missed: number): boolean =>
  against.worth >= (missed >= A_PIECE ? -A_PAWN : 0)

/** The pawn that the best move takes is taken in the line against the move, too. */
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
 * Material that the best line wins, and the move does not.
 *
 * @param least fewest pawns that are mentioned
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
