import { named, type WordsContext } from './wordsContext'
import type { Remark } from './remark'

/** The move takes a pawn with a piece, and its player would do better to leave it. */
export const greedyMove = ({ played, start, best: [first] }: WordsContext): Remark | undefined => {
  const { step } = played
  if (!first || first.step?.taken || step?.taken?.role !== 'pawn') return undefined
  if (start.board.pieces[step.from]!.role === 'pawn') return undefined
  return { kind: 'greedy', square: step.taken.square, move: named(first) }
}
