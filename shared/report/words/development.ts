import type { Board } from '../../board/setup'
import { ranksFromHome } from './geometry'
import { setupOf, type Ply } from './ply'
import { named, type WordsContext } from './wordsContext'
import type { Remark } from './remark'

/** A piece leaves the back rank, where it has stood since the game's first position. */
const comesOut = (origin: Board, { before: { board }, step }: Ply): boolean => {
  const piece = step && board.pieces[step.from]
  if (!piece || piece.role === 'pawn' || piece.role === 'king') return false
  const was = origin.pieces[step.from]
  return (
    was?.role === piece.role &&
    was.color === piece.color &&
    ranksFromHome(board, step.from, piece.color) === 0
  )
}

/** A piece that has not moved should come out, and the move brings none out. */
export const developmentMissed = ({
  variant,
  best: [first],
  played,
  move: { phase },
  past,
}: WordsContext): Remark | undefined => {
  if (phase !== 'opening' || !first?.step || first.step.taken || first.move.check) return undefined
  const origin = setupOf(variant, past[0]!).board
  if (!comesOut(origin, first) || comesOut(origin, played) || played.step?.taken) return undefined
  return {
    kind: 'developmentMissed',
    role: first.before.board.pieces[first.step.from]!.role,
    move: named(first),
  }
}
