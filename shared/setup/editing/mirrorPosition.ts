import { forBoth, opposite, type ByColor, type Color } from '../../board/color'
import {
  castlingRights,
  type Board,
  type CastlingRights,
  type CastlingSide,
  type Setup,
} from '../../board/setup'
import { fileOf, rankOf, squareAt, type BoardSize, type Square } from '../../board/square'
import type { VariantRules } from '../../variants/variant'
import { canLeap, castlingChoices, isAdjustable } from '../rights/possibleRights'

type Turned = (square: Square) => Square

const leftRight =
  (size: BoardSize): Turned =>
  square =>
    squareAt(size.files - 1 - fileOf(square, size), rankOf(square, size), size)

const upDown =
  (size: BoardSize): Turned =>
  square =>
    squareAt(fileOf(square, size), size.ranks - 1 - rankOf(square, size), size)

const turnedBoard = ({ size, pieces }: Board, turned: Turned): Board => ({
  size,
  pieces: pieces.map((_, square) => pieces[turned(square)]),
})

const ACROSS: Readonly<Record<CastlingSide, CastlingSide>> = { aSide: 'hSide', hSide: 'aSide' }

const exchanged = <T>({ white, black }: ByColor<T>): ByColor<T> => ({ white: black, black: white })

const mirroredCastling = (
  rules: VariantRules,
  board: Board,
  color: Color,
  rights: CastlingRights,
): CastlingRights => {
  const choices = castlingChoices(rules, board, color)
  return castlingRights(side => {
    const rook = rights[ACROSS[side]]
    const to = rook === undefined ? undefined : leftRight(board.size)(rook)
    return choices.find(choice => choice.side === side && choice.rook === to)?.rook
  })
}

/** Swaps left and right; rights that are impossible on the mirrored board are removed. */
export const mirrored = (rules: VariantRules, setup: Setup): Setup => {
  const { size } = setup.board
  const turned = leftRight(size)
  const board = turnedBoard(setup.board, turned)
  const { memory, epSquare } = setup
  return {
    ...setup,
    board,
    castling: forBoth(color => mirroredCastling(rules, board, color, setup.castling[color])),
    ...(epSquare !== undefined && { epSquare: turned(epSquare) }),
    memory: {
      ...memory,
      leap: forBoth(color => memory.leap[color] && canLeap(rules, board, color)),
      adjustable: forBoth(color => {
        const files = memory.adjustable[color].map(file => size.files - 1 - file).reverse()
        return isAdjustable(rules, board, color, files) ? files : []
      }),
    },
  }
}

const turnedRights = (rights: CastlingRights, turned: Turned): CastlingRights =>
  castlingRights(side => {
    const rook = rights[side]
    return rook === undefined ? undefined : turned(rook)
  })

/** The same position with the colors exchanged: all rights stay, and the other side is to move. */
export const withColorsSwapped = (setup: Setup): Setup => {
  const { board, pockets, castling, memory, turn, epSquare } = setup
  const turned = upDown(board.size)
  const { pieces } = turnedBoard(board, turned)
  return {
    ...setup,
    board: { ...board, pieces: pieces.map(piece => piece && { ...piece, color: opposite(piece.color) }) },
    pockets: exchanged(pockets),
    turn: opposite(turn),
    castling: {
      white: turnedRights(castling.black, turned),
      black: turnedRights(castling.white, turned),
    },
    ...(epSquare !== undefined && { epSquare: turned(epSquare) }),
    memory: {
      ...memory,
      leap: exchanged(memory.leap),
      adjustable: exchanged(memory.adjustable),
      transposition: exchanged(memory.transposition),
    },
  }
}
