import type { Core } from '../../electron/core/load'
import { Position } from '../../electron/core/position'
import type { Setup } from '@shared/board/setup'
import { unwrap } from '@shared/result'
import { seededRandom, type Random } from '@shared/setup/starts/random'
import { relocationSetup } from '@shared/setup/starts/startPosition'
import { randomStartCount, randomStartSetup, startCount, startSetup } from '@shared/setup/starts/starts'
import type { VariantDefinition } from '@shared/variants/variant'

const NO_FILES = { white: [], black: [] }

/** Any first position of a system: after the throw, at the relocation, or with a complete array. */
export const anyFirstSetup = (variant: VariantDefinition, random: Random): Setup => {
  const thrown = randomStartCount(variant)
  if (thrown > 0 && random.below(2) === 0) return unwrap(randomStartSetup(variant, random.below(thrown)))
  const relocated = relocationSetup(variant)
  if (relocated && random.below(2) === 0) return relocated
  return gameSetup(variant, random)
}

/** A first position of the game proper. */
export const gameSetup = (variant: VariantDefinition, random: Random): Setup =>
  unwrap(startSetup(variant, random.below(startCount(variant))))

/** The setup itself half of the time, otherwise without many of its pieces, so that castling is soon possible. */
export const thinned = (setup: Setup, random: Random): Setup => {
  if (random.below(2) === 0) return setup
  const needed = [...Object.values(setup.castling.white), ...Object.values(setup.castling.black)]
  const pieces = setup.board.pieces.map((piece, square) =>
    piece?.role === 'king' || needed.includes(square) || random.below(3) === 0 ? piece : undefined,
  )
  return { ...setup, board: { ...setup.board, pieces }, memory: { ...setup.memory, adjustable: NO_FILES } }
}

/** The most plies of a game; longer games would end with bare kings. */
const PLIES = 140

/**
 * At least `count` positions of random games; the same seed gives the same positions. First setups that are not valid
 * positions are skipped.
 *
 * A position belongs to its game, which plays on in it: read it at once.
 */
export function* randomPositions(
  core: Core,
  variant: VariantDefinition,
  seed: string,
  count: number,
  first: (variant: VariantDefinition, random: Random) => Setup = anyFirstSetup,
): Generator<Position> {
  const random = seededRandom(`${seed} ${variant.id}`)
  for (let seen = 0; seen < count;) {
    const made = Position.from(core, variant, first(variant, random))
    if (!made.ok) continue
    using position = made.value
    for (let ply = 0; ply < PLIES; ply++, seen++) {
      yield position
      const moves = position.legalMoves()
      if (moves.length === 0) break
      position.play(moves[random.below(moves.length)]!)
    }
  }
}
