import type { Core } from '../../electron/core/load'
import { Position } from '../../electron/core/position'
import type { Setup } from '@shared/board/setup'
import { drawStart, drawRandomStart, type Random } from '@shared/setup/random'
import { relocationSetup } from '@shared/setup/startPosition'
import { variantById, type VariantId } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'

/** Systems from which games are begun, with how often: castling of every kind, and none, and special moves. */
const SYSTEMS: readonly (readonly [id: VariantId, share: number])[] = [
  ['double-chess960', 8],
  ['chess960', 2],
  ['beautiful', 1],
  ['transcendental', 1],
  ['contemporary-random', 2],
  ['half-random-transcendental', 1],
  ['fischer-benko', 1],
  ['arrangement', 1],
  ['chess', 1],
]

/** Random moves of the game proper, so that no two games are alike: at least, and at most. */
const FEWEST_RANDOM_MOVES = 4
const MOST_RANDOM_MOVES = 9

/** Systems drawn by their shares; only those named, if any are. */
export const drawSystem = (random: Random, only: readonly string[]): VariantDefinition => {
  const allowed = SYSTEMS.filter(([id]) => only.length === 0 || only.includes(id))
  const total = allowed.reduce((sum, [, share]) => sum + share, 0)
  let lot = random.below(total)
  for (const [id, share] of allowed) {
    if (lot < share) return variantById(id)
    lot -= share
  }
  throw new Error('no system has a share')
}

const firstSetup = (variant: VariantDefinition, random: Random): Setup =>
  drawRandomStart(variant, random)?.setup ?? relocationSetup(variant) ?? drawStart(variant, random).setup

const isSetupPhase = ({ pockets, memory }: Setup): boolean =>
  memory.relocation !== undefined ||
  Object.keys(pockets.white).length > 0 ||
  Object.keys(pockets.black).length > 0

const playRandomly = (position: Position, random: Random): boolean => {
  const moves = position.legalMoves()
  if (moves.length === 0) return false
  position.playFound(moves[random.below(moves.length)]!)
  return true
}

/**
 * A game after its setup phase, if it has one, and some random moves; undefined if those have ended it.
 * The caller disposes of the position.
 */
export const drawOpening = (core: Core, variant: VariantDefinition, random: Random): Position | undefined => {
  const made = Position.from(core, variant, firstSetup(variant, random))
  if (!made.ok) return undefined
  const position = made.value
  while (isSetupPhase(position.setup())) playRandomly(position, random)
  const moves = FEWEST_RANDOM_MOVES + random.below(MOST_RANDOM_MOVES - FEWEST_RANDOM_MOVES + 1)
  for (let i = 0; i < moves; i++) playRandomly(position, random)
  if (position.outcome() === undefined) return position
  position[Symbol.dispose]()
  return undefined
}
