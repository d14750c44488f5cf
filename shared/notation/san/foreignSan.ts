import { isGeneralAttacked, janggiReach } from '../../board/janggiReach'
import type { Board } from '../../board/setup'
import { fileName, fileOf, parseSquare, type Square } from '../../board/square'
import { roleOfCapital } from '../../variants/army'
import type { VariantDefinition } from '../../variants/variant'

/** A move as it stands in a game. */
export interface NotedMove {
  /** Canonical. */
  readonly san: string
  readonly uci: string
}

/** The board after a soldier has taken. */
const afterTaking = (board: Board, from: Square, to: Square): Board => ({
  ...board,
  pieces: board.pieces.with(to, board.pieces[from]).with(from, undefined),
})

/** Another soldier of the mover can take on `to`. */
const canAnotherTake = (board: Board, from: Square, to: Square): boolean => {
  const { role, color } = board.pieces[from]!
  return board.pieces.some(
    (piece, square) =>
      square !== from &&
      piece?.role === role &&
      piece.color === color &&
      janggiReach(board, square, to) === 'reached' &&
      !isGeneralAttacked(afterTaking(board, square, to), color),
  )
}

/** A soldier's move behind its letter: our `bxb6` names the file always, theirs only where it must. */
const soldierSan = (board: Board, { san, uci }: NotedMove): string => {
  const [from = '', to = ''] = uci.match(/[a-z]\d+/g) ?? []
  const [origin, target] = [parseSquare(from, board.size)!, parseSquare(to, board.size)!]
  const file = `${fileName(fileOf(origin, board.size))}x`
  return san.startsWith(file) && !canAnotherTake(board, origin, target) ? san.slice(1) : san
}

/**
 * A move as Fairy-Stockfish and programs built on it write it in SAN: castling is `O-O` or `O-O-O` whatever the squares, a pass is the
 * king going nowhere, and some pieces have other letters (`foreign.pgn` of the system).
 *
 * @param board the position before the move
 */
export const foreignSan = (variant: VariantDefinition, board: Board, move: NotedMove): string => {
  const { san, uci } = move
  const letters = variant.foreign.pgn?.letters ?? {}
  if (san.startsWith('O-O')) {
    const mark = /[+#]?$/.exec(san)![0]
    const aSide = variant.castling?.targets.aSide.san
    return (san.slice(0, san.length - mark.length) === aSide ? 'O-O-O' : 'O-O') + mark
  }
  if (san === '--' && variant.passing) return `${variant.army.letters.king ?? ''}${uci.slice(uci.length / 2)}`
  const role = roleOfCapital(variant.army, san.slice(0, 1))
  if (role !== undefined) return (letters[role] ?? san.slice(0, 1)) + san.slice(1)
  return letters.pawn === undefined ? san : letters.pawn + soldierSan(board, move)
}
