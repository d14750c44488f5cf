import type { Position } from '../../electron/core/position'
import type { CoreExports } from '../../electron/core/load'
import { MATE_BOUND } from '../../electron/core/layout/score'
import type { SoloSearch } from '../../electron/engine/pool/soloSearch'
import type { Move } from '@shared/board/move'
import type { SearchedMove } from './player'

/*
 * The rule by which positions are kept: what a network says of a position at a glance can only be right where
 * nothing is about to happen.
 */

/** What the generator's build of the core offers besides (core/src/unrest.ts). */
interface UnrestExports extends CoreExports {
  unrest(arena: number): number
}

/** More centipawns than this between static score and quiescence, and a position is not quiet. */
export const MAX_UNREST = 40

/** Enough for any quiescence that ends at all. */
const MAX_NODES = 20_000

/** A move after which the static value of the position it is played in means little. */
const isTactical = (position: Position, move: Move): boolean => {
  if (move.kind === 'enPassant') return true
  if (move.kind !== 'normal') return false
  return move.promotion !== undefined || position.pieceAt(move.to) !== undefined
}

/** No side is in check, the best move neither captures nor promotes, and no mate has been found. */
export const isCalm = (position: Position, { move, score }: SearchedMove): boolean =>
  !position.inCheck() && Math.abs(score) < MATE_BOUND && !isTactical(position, move)

/** Centipawns between the static score and quiescence; the search's core must be the generator's. */
export const unrestOf = (search: SoloSearch, position: Position): number =>
  (search.core.exports as UnrestExports).unrest(search.prepare(position, { nodes: MAX_NODES }))
