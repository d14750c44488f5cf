import type { Board } from '../../board/setup'
import type { Square } from '../../board/square'
import { attackedFrom } from './attacks'

/** A piece that gains at least this many squares is called freer. */
export const FREER = 3

/** How many squares the piece on a square attacks that its own side does not stand on. */
export const reachOf = (board: Board, from: Square): number =>
  attackedFrom(board, from).filter(square => board.pieces[square]?.color !== board.pieces[from]!.color).length
