import { NO_MEMORY } from '@shared/board/setup'
import { unwrap } from '@shared/result'
import { drawStart, seededRandom } from '@shared/setup/starts/random'
import type { VariantDefinition } from '@shared/variants/variant'
import type { Core } from '../../electron/core/load'
import { Position } from '../../electron/core/position'

/** Games go on for so many plies at most, by when little is left on the board. */
const MAX_PLIES = 160

/** One of so many positions is a start, and one comes from a game soon after it. */
const KINDS = 5

/**
 * Positions to count trees of: starts, and positions out of random games, the same for the same seed. Nothing is left of
 * adjustments, which no other program knows.
 */
export const gamePositions = (core: Core, variant: VariantDefinition, count: number): readonly string[] => {
  const random = seededRandom(`perft ${variant.id}`)
  const fens = new Set<string>()
  for (let game = 0; fens.size < count; game++) {
    const { setup } = drawStart(variant, random)
    using position = unwrap(Position.from(core, variant, { ...setup, memory: NO_MEMORY }))
    const kind = game % KINDS
    const plies = kind === 0 ? 0 : random.below(kind === 1 ? 30 : MAX_PLIES)
    for (let ply = 0; ply < plies && position.outcome() === undefined; ply++) {
      const moves = position.legalMoves()
      position.playFound(moves[random.below(moves.length)]!)
    }
    if (position.outcome() === undefined) fens.add(position.fen())
  }
  return [...fens]
}
