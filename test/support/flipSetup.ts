import type { ByColor } from '@shared/board/color'
import { opposite } from '@shared/board/color'
import { CASTLING_SIDES, type CastlingRights, type Setup } from '@shared/board/setup'
import type { Square } from '@shared/board/square'

/** The square on the other side of the middle of an 8x8 board. */
const across = (square: Square): Square => square ^ 56

const exchanged = <T>({ white, black }: ByColor<T>): ByColor<T> => ({ white: black, black: white })

const flipRights = (rights: CastlingRights): CastlingRights =>
  Object.fromEntries(
    CASTLING_SIDES.flatMap(side => {
      const rook = rights[side]
      return rook === undefined ? [] : [[side, across(rook)]]
    }),
  )

/** The same position with the colors exchanged, on an 8x8 board. */
export const flipSetup = (setup: Setup): Setup => {
  const { board, pockets, castling, memory, turn, epSquare } = setup
  const pieces = board.pieces.map((_, square) => {
    const piece = board.pieces[across(square)]
    return piece && { ...piece, color: opposite(piece.color) }
  })
  return {
    ...setup,
    board: { ...board, pieces },
    pockets: exchanged(pockets),
    turn: opposite(turn),
    castling: { white: flipRights(castling.black), black: flipRights(castling.white) },
    ...(epSquare !== undefined && { epSquare: across(epSquare) }),
    memory: {
      ...memory,
      leap: exchanged(memory.leap),
      adjustable: exchanged(memory.adjustable),
      transposition: exchanged(memory.transposition),
    },
  }
}
