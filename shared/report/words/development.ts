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

/** A piece that has not moved should come out, after the opening a knight or bishop, and the move brings none out. */
export const developmentMissed = ({
  variant,
  best: [first],
  played,
  move: { phase },
  past,
}: WordsContext): Remark | undefined => {
  if (phase === 'endgame' || !first?.step || first.step.taken || first.move.check) return undefined
  const origin = setupOf(variant, past[0]!).board
  if (!comesOut(origin, first) || comesOut(origin, played) || played.step?.taken) return undefined
  const { role } = first.before.board.pieces[first.step.from]!
  const isMinor = role === 'knight' || role === 'bishop'
  return phase === 'opening' || isMinor ? { kind: 'developmentMissed', role, move: named(first) } : undefined
}
