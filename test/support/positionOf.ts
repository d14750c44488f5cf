import type { Core } from '../../electron/core/load'
import { Position } from '../../electron/core/position'
import { parseFen } from '@shared/notation/fen/fen'
import { findByUci } from '@shared/notation/uci'
import { unwrap } from '@shared/result'
import { variantById, type VariantId } from '@shared/variants'

/** The position of a FEN in a system of play; free it with `using`. */
export const positionOf = (core: Core, id: VariantId, fen: string): Position => {
  const variant = variantById(id)
  return unwrap(Position.from(core, variant, unwrap(parseFen(variant, fen)).setup))
}

/** Plays moves in UCI, separated by spaces. */
export const playAll = (position: Position, uci: string): void => {
  for (const move of uci.split(' ')) {
    const found = findByUci(position.variant, position.legalMoves(), move)
    if (!found) throw new Error(`${move} is not legal here`)
    position.play(found)
  }
}
