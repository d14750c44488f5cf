import type { Piece as GroundPiece, Role as GroundRole } from 'chessgroundx/types'
import type { Piece } from '@shared/board/piece'
import type { Role } from '@shared/board/role'
import type { Board } from '@shared/board/setup'
import { squareAt, squareName } from '@shared/board/square'
import type { Shape } from '@shared/notation/pgn/commands'
import { figureOf } from '@shared/i18n/names/pieceNames'
import type { Army } from '@shared/variants/variant'
import type { Gestures } from './gestures'
import { isShapeColor } from '@shared/picture/shownShapes'

/* Conversions to and from chessgroundx; chessground has the same squares, and the same letters for the pieces that it knows. */

/** The letter of each drawing, by figure name. It is independent of the FEN, where a guard and an archbishop are both A. */
export const FIGURE_LETTERS: Readonly<Record<string, string>> = {
  pawn: 'p',
  knight: 'n',
  bishop: 'b',
  rook: 'r',
  queen: 'q',
  king: 'k',
  archbishop: 'a',
  chancellor: 'c',
  primeMinister: 'm',
  general: 'j',
  chariot: 't',
  horse: 'h',
  elephant: 'e',
  cannon: 'o',
  guard: 'g',
  soldier: 's',
}

const letterOf = ({ role }: Pick<Piece, 'role'>, army: Army): string =>
  FIGURE_LETTERS[figureOf(role, army)] ?? 'x'

const fenLetter = (piece: Piece, army: Army): string =>
  piece.color === 'white' ? letterOf(piece, army).toUpperCase() : letterOf(piece, army)

const rankText = ({ size, pieces }: Board, rank: number, army: Army): string =>
  Array.from({ length: size.files }, (_, file) => {
    const piece = pieces[squareAt(file, rank, size)]
    return piece ? fenLetter(piece, army) : '1'
  })
    .join('')
    .replace(/1+/g, empty => String(empty.length))

/** The board in the notation of both libraries: the highest rank first, with runs of empty squares as numbers. */
export const groundFen = (board: Board, army: Army): string =>
  Array.from({ length: board.size.ranks }, (_, i) => rankText(board, board.size.ranks - 1 - i, army)).join(
    '/',
  )

/** The character for a rank; the tenth rank has the character that follows 9. */
const rankKey = (rank: number): string => String.fromCharCode('1'.charCodeAt(0) + rank)

/** The name of a square in chessgroundx: `a10` is `a:`. */
export const groundKey = (name: string): string => `${name[0]!}${rankKey(Number(name.slice(1)) - 1)}`

/** The name of a square from its key: `a10` for `a:`. */
export const nameOfKey = (key: string): string => key[0]! + String(key.charCodeAt(1) - '0'.charCodeAt(0))

/** The target squares of gestures by origin. */
export const groundDests = (gestures: Gestures): Map<string, string[]> =>
  new Map([...gestures].map(([from, byTarget]) => [groundKey(from), [...byTarget.keys()].map(groundKey)]))

/** A piece in the notation of chessgroundx. */
export const largePiece = (piece: Piece, army: Army): GroundPiece => ({
  color: piece.color,
  role: `${letterOf(piece, army)}-piece` as GroundRole,
})

/** The role in the army for a piece of chessgroundx. */
export const roleOfLarge = (role: string, army: Army): Role | undefined =>
  (Object.keys(army.letters) as Role[]).find(one => role === `${letterOf({ role: one }, army)}-piece`)

/** The only square that has lost its piece, if all other pieces are still in place. */
export const squareTakenOff = (board: Board, keys: ReadonlySet<string>): string | undefined => {
  const { size, pieces } = board
  const nameAt = (square: number) => squareName(square, size)
  const gone = pieces.flatMap((piece, square) =>
    piece && !keys.has(groundKey(nameAt(square))) ? [nameAt(square)] : [],
  )
  const stayed = pieces.filter(piece => piece !== undefined).length - gone.length
  return gone.length === 1 && keys.size === stayed ? gone[0] : undefined
}

/** An arrow or circle in the notation of both libraries. */
export interface GroundDrawing {
  readonly orig: string
  readonly dest?: string | undefined
  readonly brush?: string | undefined
}

/** Converts an arrow or circle to the notation of the libraries. */
export const groundShape = ({ color, from, to }: Shape): GroundDrawing => ({
  orig: groundKey(from),
  ...(to !== undefined && { dest: groundKey(to) }),
  brush: color,
})

/** Converts the user's drawings back into shapes. */
export const shapesOfGround = (drawn: readonly GroundDrawing[]): readonly Shape[] =>
  drawn.flatMap(({ orig, dest, brush }) =>
    isShapeColor(brush)
      ? [{ color: brush, from: nameOfKey(orig), ...(dest && { to: nameOfKey(dest) }) }]
      : [],
  )
