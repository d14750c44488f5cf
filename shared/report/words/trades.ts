import { COLORS } from '../../board/color'
import { occupiedSquares } from './attacks'
import { WORTH } from './exchange'
import type { Ply } from './ply'
import type { Gaining } from './remark'

/** Both queens leave the board with the first move of the line and what follows at once. */
export const queenTradeOf = (line: readonly Ply[]): Gaining | undefined => {
  const [first, answer, third] = line
  if (!first || !answer) return undefined
  const queens = (ply: Ply): number =>
    COLORS.reduce((sum, color) => sum + occupiedSquares(ply.after.board, color, 'queen').length, 0)
  const both = COLORS.every(color => occupiedSquares(first.before.board, color, 'queen').length === 1)
  const last = first.step?.taken?.role === 'queen' ? answer : third
  return both && last && queens(last) === 0 ? { kind: 'queenTrade' } : undefined
}

/** The first move takes a piece for one of equal worth, which is taken back on its square. */
export const tradeOf = (line: readonly Ply[]): Gaining | undefined => {
  const [first, answer] = line
  const taken = first?.step?.taken
  if (!first?.step || !taken || taken.role === 'pawn' || taken.role === 'queen') return undefined
  const { role } = first.before.board.pieces[first.step.from]!
  const isEven = WORTH[role] === WORTH[taken.role] && role !== 'king'
  return isEven && answer?.step?.to === first.step.to ? { kind: 'trade', ...taken } : undefined
}
