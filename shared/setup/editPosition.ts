import { assertNever } from '../exhaustive'
import type { ByColor, Color } from '../board/color'
import type { Piece } from '../board/piece'
import { SIDES, type Board, type CastlingRights, type Setup } from '../board/setup'
import type { Square } from '../board/square'

/** A change of a position by hand, whatever the rules would say of it. */
export type PositionEdit =
  /** A piece comes from outside the board; what stood on the square goes. */
  | { readonly kind: 'put'; readonly piece: Piece; readonly square: Square }
  /** What stands on `to` goes. */
  | { readonly kind: 'move'; readonly from: Square; readonly to: Square }
  | { readonly kind: 'takeOff'; readonly square: Square }
  | { readonly kind: 'clear' }
  | { readonly kind: 'turn'; readonly turn: Color }

const editPieces = (pieces: Board['pieces'], edit: PositionEdit): Board['pieces'] => {
  switch (edit.kind) {
    case 'put':
      return pieces.with(edit.square, edit.piece)
    case 'move':
      return pieces.with(edit.from, undefined).with(edit.to, pieces[edit.from])
    case 'takeOff':
      return pieces.with(edit.square, undefined)
    case 'clear':
      return pieces.map(() => undefined)
    case 'turn':
      return pieces
    default:
      return assertNever(edit)
  }
}

const isSame = (one: Piece | undefined, other: Piece | undefined): boolean =>
  one?.role === other?.role && one?.color === other?.color

const kingsOf = (pieces: Board['pieces'], color: Color): readonly Square[] =>
  pieces.flatMap((piece, square) => (piece?.role === 'king' && piece.color === color ? [square] : []))

/** A right goes when its rook has gone, or when a king of its side has. */
const keptRights = (rights: CastlingRights, color: Color, before: Board, after: Board): CastlingRights => {
  const kings = kingsOf(before.pieces, color)
  if (kings.join() !== kingsOf(after.pieces, color).join()) return {}
  const kept = SIDES.filter(side => {
    const rook = rights[side]
    return rook !== undefined && isSame(before.pieces[rook], after.pieces[rook])
  })
  return Object.fromEntries(kept.map(side => [side, rights[side]]))
}

const castlingAfter = ({ castling }: Setup, before: Board, after: Board): ByColor<CastlingRights> => ({
  white: keptRights(castling.white, 'white', before, after),
  black: keptRights(castling.black, 'black', before, after),
})

const changes = (setup: Setup, edit: PositionEdit): boolean => {
  const { pieces } = setup.board
  switch (edit.kind) {
    case 'put':
      return !isSame(pieces[edit.square], edit.piece)
    case 'move':
      return edit.from !== edit.to && pieces[edit.from] !== undefined
    case 'takeOff':
      return pieces[edit.square] !== undefined
    case 'clear':
      return pieces.some(piece => piece !== undefined)
    case 'turn':
      return edit.turn !== setup.turn
    default:
      return assertNever(edit)
  }
}

const withoutSkipped = (setup: Setup): Setup => {
  const rest: { -readonly [Field in keyof Setup]: Setup[Field] } = { ...setup }
  delete rest.epSquare
  return rest
}

/**
 * The position after a change by hand; the same position if nothing changes. Castling rights stay as
 * long as king and rook do, an en-passant square goes.
 */
export const editPosition = (setup: Setup, edit: PositionEdit): Setup => {
  if (!changes(setup, edit)) return setup
  const rest = withoutSkipped(setup)
  if (edit.kind === 'turn') return { ...rest, turn: edit.turn }
  const board: Board = { ...setup.board, pieces: editPieces(setup.board.pieces, edit) }
  return { ...rest, board, castling: castlingAfter(setup, setup.board, board) }
}
