import { named, type WordsContext } from './wordsContext'
import type { Remark } from './remark'

/** The answer is not possible after the best move. */
export const preventedAnswer = ({
  rules,
  best: [first],
  refutation: [answer],
  played,
}: WordsContext): Remark | undefined => {
  if (!first || !answer?.step || !first.step || answer.step.taken?.square === played.step?.to)
    return undefined
  const { from, to } = answer.step
  const isThere = first.after.board.pieces[from]?.color === answer.color
  const isLegal = rules
    .legalMoves(first.move.fen)
    .some(move => move.kind !== 'placement' && move.from === from && move.to === to)
  return isThere && !isLegal ? { kind: 'prevented', answer: named(answer), move: named(first) } : undefined
}
