import { named, type WordsContext } from './wordsContext'
import type { Remark } from './remark'

/** The next two moves of a side, in plies of a line. */
const SOON = 4

/** The move is right after another: the best line has it as the next or second next move of the same side. */
export const tooEarly = ({ played, best }: WordsContext): Remark | undefined => {
  const [first, ...rest] = best
  const comes = rest
    .slice(0, SOON)
    .some(({ move, color }) => color === played.color && move.uci === played.move.uci)
  return first && comes ? { kind: 'tooEarly', move: named(first) } : undefined
}

/** The best move is played all the same, a little later, in the line against the move. */
export const atOnce = ({ best: [first], refutation, color }: WordsContext): Remark | undefined => {
  const comes =
    first &&
    refutation.slice(0, SOON).some(({ move, color: mover }) => mover === color && move.uci === first.move.uci)
  return first && comes ? { kind: 'atOnce', move: named(first) } : undefined
}
