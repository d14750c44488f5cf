import type { ByColor } from '@shared/board/color'
import { opposite } from '@shared/board/color'
import { CASTLING_SIDES, type CastlingRights, type Setup } from '@shared/board/setup'
import { fileOf, rankOf, squareAt, type BoardSize, type Square } from '@shared/board/square'

/** The square on the same file and the opposite rank of a board. */
const across = (size: BoardSize, square: Square): Square =>
  squareAt(fileOf(square, size), size.ranks - 1 - rankOf(square, size), size)

const exchanged = <T>({ white, black }: ByColor<T>): ByColor<T> => ({ white: black, black: white })

const flipRights = (size: BoardSize, rights: CastlingRights): CastlingRights =>
  Object.fromEntries(
    CASTLING_SIDES.flatMap(side => {
      const rook = rights[side]
      return rook === undefined ? [] : [[side, across(size, rook)]]
    }),
  )

/** The same position with the colors exchanged. */
export const flipSetup = (setup: Setup): Setup => {
  const { board, pockets, castling, memory, turn, epSquare } = setup
  const pieces = board.pieces.map((_, square) => {
    const piece = board.pieces[across(board.size, square)]
    return piece && { ...piece, color: opposite(piece.color) }
  })
  return {
    ...setup,
    board: { ...board, pieces },
    pockets: exchanged(pockets),
    turn: opposite(turn),
    castling: {
      white: flipRights(board.size, castling.black),
      black: flipRights(board.size, castling.white),
    },
    ...(epSquare !== undefined && { epSquare: across(board.size, epSquare) }),
    memory: {
      ...memory,
      leap: exchanged(memory.leap),
      adjustable: exchanged(memory.adjustable),
      transposition: exchanged(memory.transposition),
    },
  }
}

/** The same position mirrored from left to right, without castling rights, which mirroring would change. */
export const mirrorSetup = (setup: Setup): Setup => {
  const { board, memory, epSquare } = setup
  const beside = (square: Square): Square =>
    squareAt(board.size.files - 1 - fileOf(square, board.size), rankOf(square, board.size), board.size)
  const files = (all: readonly number[]) => all.map(file => board.size.files - 1 - file).reverse()
  return {
    ...setup,
    board: { ...board, pieces: board.pieces.map((_, square) => board.pieces[beside(square)]) },
    castling: { white: {}, black: {} },
    ...(epSquare !== undefined && { epSquare: beside(epSquare) }),
    memory: {
      ...memory,
      adjustable: { white: files(memory.adjustable.white), black: files(memory.adjustable.black) },
    },
  }
}
