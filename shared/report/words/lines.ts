import type { Setup } from '../../board/setup'
import { unrest } from './exchange'
import { named, type WordsContext } from './wordsContext'
import type { Ply } from './ply'
import type { By, Gaining, Remark } from './remark'

/* Finds patterns of position that only one of the two lines has. */

/** A shorter line does not show whether something lasts. */
const MIN_PLIES = 6
/** Engine lines are not trusted beyond this ply. */
const MAX_PLIES = 12

/** The last quiet position of a line; undefined if only early ones are quiet. */
export const endOf = (line: readonly Ply[]): Setup | undefined =>
  line.slice(MIN_PLIES - 1, MAX_PLIES).findLast(({ after }) => unrest(after) === 0)?.after

/** Finds what the first move of a line gains, if its side gains nothing of the kind in the other line. */
export type FindGaining = (line: readonly Ply[], place: WordsContext) => Gaining | undefined

/** Makes a remark from a pattern of position: about the answer, or else about the better move. */
export const gainingRemark =
  (by: By, find: FindGaining) =>
  (place: WordsContext): Remark | undefined => {
    const { best, refutation } = place
    const [line, other] = by === 'allowed' ? [refutation, best] : [best, refutation]
    const [first] = line
    if (!first) return undefined
    const gaining = find(line, place)
    if (!gaining) return undefined
    const isCommon = other
      .slice(0, MIN_PLIES)
      .some(({ move, color }) => move.uci === first.move.uci && color === first.color)
    return isCommon ? undefined : { kind: 'position', by, move: named(first), gaining }
  }
