import type { Color } from '../../board/color'
import type { Setup } from '../../board/setup'
import { facesPair, hasBadBishop } from './bishops'
import { losesCover, staysUncastled } from './kingSafety'
import { endOf } from './lines'
import { doubledIn, isolatedIn, newPawnFault } from './pawnFaults'
import type { Remark, Weakness } from './remark'
import type { WordsContext } from './wordsContext'

/*
 * What a side is left with at the end of the line against its move: it had none of it before, and would have none of it after
 * the best line.
 */

const weaknessIn = (place: WordsContext, end: Setup, best: Setup): Weakness | undefined => {
  const { start, color } = place
  const isNew = (has: (setup: Setup, side: Color) => boolean): boolean =>
    has(end, color) && !has(start, color) && !has(best, color)
  if (staysUncastled(place, end)) return { kind: 'uncastled' }
  if (losesCover(place, end, best)) return { kind: 'openKing' }
  if (isNew(hasBadBishop)) return { kind: 'badBishop' }
  return isNew(facesPair) ? { kind: 'bishopPair' } : undefined
}

const pawnWeaknessIn = ({ start, color }: WordsContext, end: Setup, best: Setup): Weakness | undefined => {
  const doubled = newPawnFault(doubledIn, color, end, [start, best])
  if (doubled !== undefined) return { kind: 'doubled', square: doubled }
  const isolated = newPawnFault(isolatedIn, color, end, [start, best])
  return isolated === undefined ? undefined : { kind: 'isolated', square: isolated }
}

const left =
  (find: typeof weaknessIn) =>
  (place: WordsContext): Remark | undefined => {
    const [end, best] = [endOf(place.refutation), endOf(place.best)]
    const weakness = end && best && find(place, end, best)
    return weakness && { kind: 'weakness', color: place.color, weakness }
  }

/** A weakness of king or bishops that a faulty move leaves its side with. */
export const weaknessLeft = left(weaknessIn)

/** The same of pawns. */
export const pawnWeaknessLeft = left(pawnWeaknessIn)
