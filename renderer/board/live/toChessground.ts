import type { DrawShape } from '@lichess-org/chessground/draw'
import type { Key, Piece as GroundPiece, Role as GroundRole } from '@lichess-org/chessground/types'
import type { Piece } from '@shared/board/piece'
import type { Role } from '@shared/board/role'
import type { Board } from '@shared/board/setup'
import { squareAt } from '@shared/board/square'
import type { Shape } from '@shared/notation/pgn/commands'
import type { Gestures } from './gestures'
import { isShapeColor } from '@shared/picture/shownShapes'

const GROUND_LETTERS: Readonly<Partial<Record<Role, string>>> = {
  pawn: 'p',
  knight: 'n',
  bishop: 'b',
  rook: 'r',
  queen: 'q',
  king: 'k',
}

const letterOf = (piece: Piece): string => {
  const letter = GROUND_LETTERS[piece.role] ?? ''
  return piece.color === 'white' ? letter.toUpperCase() : letter
}

const rankText = (board: Board, rank: number): string =>
  Array.from({ length: board.size.files }, (_, file) => {
    const piece = board.pieces[squareAt(file, rank, board.size)]
    return piece ? letterOf(piece) : '1'
  }).join('')

/** The board as chessground reads it: eight ranks from the eighth, an empty square as `1`. */
export const groundFen = (board: Board): string =>
  Array.from({ length: board.size.ranks }, (_, i) => rankText(board, board.size.ranks - 1 - i)).join('/')

/** Square names are chessground's keys; these come from legal moves and from the board itself. */
export const keyOf = (square: string): Key => square as Key

/** Destinations by origin, as chessground wants them. */
export const groundDests = (gestures: Gestures): Map<Key, Key[]> =>
  new Map([...gestures].map(([from, byTarget]) => [keyOf(from), [...byTarget.keys()].map(keyOf)]))

/** A piece in hand as chessground knows it; only armies of the orthodox six come to a live board. */
export const groundPiece = (piece: Piece): GroundPiece => ({
  color: piece.color,
  role: piece.role as GroundRole,
})

/** An arrow or circle as chessground draws it. */
export const groundShape = ({ color, from, to }: Shape): DrawShape => ({
  orig: keyOf(from),
  ...(to !== undefined && { dest: keyOf(to) }),
  brush: color,
})

/** What the hand has drawn with chessground. */
export const shapesOfGround = (drawn: readonly DrawShape[]): readonly Shape[] =>
  drawn.flatMap(({ orig, dest, brush }) =>
    isShapeColor(brush) ? [{ color: brush, from: orig, ...(dest && { to: dest }) }] : [],
  )
