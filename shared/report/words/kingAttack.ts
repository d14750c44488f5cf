import { opposite, type Color } from '../../board/color'
import type { Board } from '../../board/setup'
import type { Square } from '../../board/square'
import { attackedFrom, attackersOf, occupiedSquares } from './attacks'
import { chanceFor, type WordsContext } from './wordsContext'
import type { Ply } from './ply'
import type { Gaining } from './remark'

/** How many plies of a line are searched for an attack. */
const REACH = 9
/** The least number of checks in these plies, and of pieces that attack squares around the king, not counting pawns and the king. */
const CHECKS = 2
const PIECES = 2
/** The least winning chance of the attacker, 0 to 100. */
const PROMISING = 60

/** The square of a king and those around it. */
const aroundKing = (board: Board, color: Color): readonly Square[] =>
  occupiedSquares(board, color, 'king').flatMap(king => [king, ...attackedFrom(board, king)])

/** The pieces of a side that attack the squares around the other king. */
export const piecesAtKing = (board: Board, attacker: Color): readonly Square[] => {
  const ring = aroundKing(board, opposite(attacker))
  const found = new Set(ring.flatMap(square => attackersOf(board, square, attacker)))
  return [...found].filter(square => !['pawn', 'king'].includes(board.pieces[square]!.role))
}

/** How many checks the first side to move of a line gives in it. */
export const checksIn = (line: readonly Ply[]): number => {
  const [first] = line
  return line.slice(0, REACH).filter(({ move, color }) => move.check && color === first!.color).length
}

/** The first move of a line attacks the other king: checks follow, and several pieces take part. */
export const attackOf = (line: readonly Ply[], place: WordsContext): Gaining | undefined => {
  const [first] = line
  if (!first || place.move.phase === 'endgame' || checksIn(line) < CHECKS) return undefined
  const examined = first.color === place.color ? place.before : place.after
  const isPromising = examined.kind === 'searched' && chanceFor(first.color, examined.score) >= PROMISING
  const { board } = first.after
  const isQueenThere = occupiedSquares(board, first.color, 'queen').length > 0
  const joins = first.move.check || (first.step && piecesAtKing(board, first.color).includes(first.step.to))
  return isPromising && isQueenThere && joins && piecesAtKing(board, first.color).length >= PIECES
    ? { kind: 'attack' }
    : undefined
}
