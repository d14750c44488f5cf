import type { Color } from '../../board/color'
import type { Square } from '../../board/square'
import type { Ply } from './ply'

/** A pawn that queens after this ply might have been stopped outside the line. */
const LATEST = 9
/** How many plies the new queen must survive, unless the line ends before. */
const STANDS = 2

/** The square on which the piece that stands on `square` after some plies was at the beginning. */
const originOf = (line: readonly Ply[], square: Square): Square =>
  line.toReversed().reduce((at, { step }) => (step?.to === at ? step.from : at), square)

/**
 * The square, before the line begins, of a pawn that becomes a queen in the line, or any piece with the first move, and is not
 * taken. Undefined if there is none.
 */
export const queenedPawn = (line: readonly Ply[], color: Color): Square | undefined => {
  const place = line.findIndex(
    ({ step, ...ply }, at) =>
      ply.color === color && (step?.promotion === 'queen' || (at === 0 && step?.promotion)),
  )
  const step = line[place]?.step
  if (!step || place > LATEST) return undefined
  const after = line.slice(place + 1)
  const isTaken = after.slice(0, 1).some(answer => answer.step?.taken?.square === step.to)
  return isTaken || after.length < STANDS ? undefined : originOf(line.slice(0, place), step.from)
}
