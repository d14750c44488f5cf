import { named, type WordsContext } from './wordsContext'
import type { Remark } from './remark'

/* Faulty moves that are kin to the best one. */

/** Both take, or go, to the same square; only another piece should do it. */
export const wrongTaker = ({ played, best: [first] }: WordsContext): Remark | undefined => {
  if (!first?.step || !played.step || first.step.to !== played.step.to) return undefined
  if (first.step.from === played.step.from) return undefined
  const [role, right] = [played, first].map(({ before, step }) => before.board.pieces[step!.from]!.role)
  const move = named(first)
  if (first.step.taken) return { kind: 'wrongTaker', role: right!, move }
  return role === right ? { kind: 'rightMove', role, move } : undefined
}

/** The same piece should have gone elsewhere. */
export const wrongSquare = ({ played, best: [first] }: WordsContext): Remark | undefined => {
  if (!first?.step || !played.step || first.step.from !== played.step.from) return undefined
  if (first.step.to === played.step.to) return undefined
  const { role } = played.before.board.pieces[played.step.from]!
  return role === 'pawn' ? undefined : { kind: 'wrongSquare', role, move: named(first) }
}

/** The move is right after another: the best line has it as its next or second next move of the same side. */
const SOON = 4

export const tooEarly = ({ played, best }: WordsContext): Remark | undefined => {
  const [first, ...rest] = best
  const comes = rest
    .slice(0, SOON)
    .some(({ move, color }) => color === played.color && move.uci === played.move.uci)
  return first && comes ? { kind: 'tooEarly', move: named(first) } : undefined
}

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
  // The piece must stand there already, and must have been able to go there, or it is the move that let it.
  const isThere = first.after.board.pieces[from]?.color === answer.color
  const isLegal = rules
    .legalMoves(first.move.fen)
    .some(move => move.kind !== 'placement' && move.from === from && move.to === to)
  return isThere && !isLegal ? { kind: 'prevented', answer: named(answer), move: named(first) } : undefined
}
