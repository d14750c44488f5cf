import type { Color } from '../../board/color'
import type { Square } from '../../board/square'
import type { Ply } from './ply'

/** A pawn that queens later is not stopped only in the line. */
const LATEST = 9
/** The new queen must survive this many plies of the line, or to its end. */
const STANDS = 2

/** The square from which the pawn came that stands on a square after some plies. */
const originOf = (line: readonly Ply[], square: Square): Square =>
  line.toReversed().reduce((at, { step }) => (step?.to === at ? step.from : at), square)

/**
 * Where the pawn of a side stands, before the line begins, that becomes a queen in it, or another piece with its first move, and
 * is not taken; undefined if none does.
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
