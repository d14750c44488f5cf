import { named, type WordsContext } from './wordsContext'
import type { Remark } from './remark'

/* Faulty moves that are kin to the best one. */

/** Both take, or go, to the same square; only another piece should do it. */
export const wrongTaker = ({ played, best: [first] }: WordsContext): Remark | undefined => {
  if (!first?.step || !played.step || first.step.to !== played.step.to) return undefined
  if (first.step.from === played.step.from) return undefined
  const { role } = first.before.board.pieces[first.step.from]!
  const move = named(first)
  if (first.step.taken) return { kind: 'wrongTaker', role, move }
  const isSame = played.before.board.pieces[played.step.from]!.role === role
  return isSame ? { kind: 'rightMove', role, move } : undefined
}

/** The same piece should have gone elsewhere. */
export const wrongSquare = ({ played, best: [first] }: WordsContext): Remark | undefined => {
  if (!first?.step || !played.step || first.step.from !== played.step.from) return undefined
  if (first.step.to === played.step.to) return undefined
  const { role } = played.before.board.pieces[played.step.from]!
  return role === 'pawn' ? undefined : { kind: 'wrongSquare', role, move: named(first) }
}
