import type { Position } from '../../electron/core/position'
import type { CoreExports } from '../../electron/core/load'
import { MATE_BOUND } from '../../electron/core/layout/score'
import type { SoloSearch } from '../../electron/engine/pool/soloSearch'
import type { Move } from '@shared/board/move'
import type { SearchedMove } from './player'

/*
 * The rule for keeping positions: a network's static evaluation can only be right if nothing is about to happen.
 */

/** The additional exports of the generator's core (core/src/unrest.ts). */
interface UnrestExports extends CoreExports {
  unrest(arena: number): number
}

/** The most centipawns between the static score and quiescence of a quiet position. */
export const MAX_UNREST = 40

/** Enough nodes for any quiescence search that ends at all. */
const MAX_NODES = 20_000

/** Whether a move is tactical, so that the static value of the position before it means little. */
const isTactical = (position: Position, move: Move): boolean => {
  if (move.kind === 'enPassant') return true
  if (move.kind !== 'normal') return false
  return move.promotion !== undefined || position.pieceAt(move.to) !== undefined
}

/** Whether the side to move is not in check, the best move neither captures nor promotes, and no mate was found. */
export const isCalm = (position: Position, { move, score }: SearchedMove): boolean =>
  !position.inCheck() && Math.abs(score) < MATE_BOUND && !isTactical(position, move)

/** Centipawns between the static score and quiescence; the search's core must be the generator's. */
export const unrestOf = (search: SoloSearch, position: Position): number =>
  (search.core.exports as UnrestExports).unrest(search.prepare(position, { nodes: MAX_NODES }))
