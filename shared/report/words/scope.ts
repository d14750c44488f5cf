import type { Board } from '../../board/setup'
import type { Square } from '../../board/square'
import { attackedFrom } from './attacks'

/** A piece that gains at least this many squares counts as freer. */
export const FREER = 3

/** How many squares the piece on a square attacks, not counting those of its own side. */
export const reachOf = (board: Board, from: Square): number =>
  attackedFrom(board, from).filter(square => board.pieces[square]?.color !== board.pieces[from]!.color).length
