import { passedPawns } from './passed'
import { named, type WordsContext } from './wordsContext'
import type { Remark } from './remark'

/** The best move pushes a passed pawn. */
export const pushMissed = ({ best: [first], played, start, color }: WordsContext): Remark | undefined => {
  if (!first?.step || first.step.taken || first.step.promotion) return undefined
  const { from } = first.step
  return passedPawns(start.board, color).includes(from) && played.step?.from !== from
    ? { kind: 'pushMissed', square: from, move: named(first) }
    : undefined
}
