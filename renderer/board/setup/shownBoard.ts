import type { Board, Setup } from '@shared/board/setup'
import { parseSquare } from '@shared/board/square'
import { roleOfLetter } from '@shared/variants/army'
import type { Army } from '@shared/variants/variant'
import { splitPlacement, type PlacementText } from './placements'

/** The board including the pending first piece of a pair, which the side to move has put down. */
export const boardWithPending = (setup: Setup, pending: PlacementText | undefined, army: Army): Board => {
  if (pending === undefined) return setup.board
  const { letter, square } = splitPlacement(pending)
  const role = roleOfLetter(army, letter)
  const at = parseSquare(square, setup.board.size)
  if (role === undefined || at === undefined) return setup.board
  return { ...setup.board, pieces: setup.board.pieces.with(at, { color: setup.turn, role }) }
}
