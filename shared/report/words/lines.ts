import type { Setup } from '../../board/setup'
import { unrest } from './exchange'
import { named, type WordsContext } from './wordsContext'
import type { Ply } from './ply'
import type { By, Gaining, Remark } from './remark'

/* What patterns of position ask of the two lines: something that one has, and the other has not. */

/** A shorter line does not show that something lasts. */
const MIN_PLIES = 6
/** Engines are not trusted beyond. */
const MAX_PLIES = 12

/** The last position of a line in which nothing is under way; undefined if it has none, but early ones. */
export const endOf = (line: readonly Ply[]): Setup | undefined =>
  line.slice(MIN_PLIES - 1, MAX_PLIES).findLast(({ after }) => unrest(after) === 0)?.after

/** What the first move of a line gains, if its side gains nothing such in the other line. */
export type FindGaining = (line: readonly Ply[], place: WordsContext) => Gaining | undefined

/** A pattern of position as a remark: of the answer, or else of the better move. */
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
