import type { Core } from '../../electron/core/load'
import { Position } from '../../electron/core/position'
import type { Color } from '@shared/board/color'
import { NO_MEMORY, CASTLING_SIDES, type CastlingRights, type Setup } from '@shared/board/setup'
import { isChess960Right, isInSetup } from '@shared/setup/rights/ordinaryPosition'
import { drawStart, drawRandomStart, type Random } from '@shared/setup/starts/random'
import { relocationSetup } from '@shared/setup/starts/startPosition'
import { VARIANTS, type VariantId } from '@shared/variants'
import { hasOrdinaryBoard, ORDINARY_CHESS960 } from '@shared/variants/ordinary'
import type { VariantDefinition } from '@shared/variants/variant'
import { playRandomly, thinOut } from './disorder'

/** The shares of games that begin as a system on eight by eight squares, if the share is not 1. */
const SHARES: Partial<Record<VariantId, number>> = {
  'double-chess960': 12,
  chess960: 2,
  'fischer-benko': 2,
  transcendental: 2,
  'contemporary-random': 2,
}

/** The systems from which games can begin. */
export const SYSTEMS: readonly VariantDefinition[] = VARIANTS.filter(
  variant => variant.board.files === 8 && hasOrdinaryBoard(variant),
)

/** The systems on larger boards; their games are only made if the systems are named. */
export const LARGER_SYSTEMS: readonly VariantDefinition[] = VARIANTS.filter(({ board }) => board.files > 8)

const shareOf = ({ id }: VariantDefinition): number => SHARES[id as VariantId] ?? 1

/** Draws a system by its share; only from those named, if any are. */
export const drawVariant = (random: Random, only: readonly string[]): VariantDefinition => {
  const allowed =
    only.length === 0 ? SYSTEMS : [...SYSTEMS, ...LARGER_SYSTEMS].filter(({ id }) => only.includes(id))
  let lot = random.below(allowed.reduce((sum, variant) => sum + shareOf(variant), 0))
  return allowed.find(variant => (lot -= shareOf(variant)) < 0)!
}

const firstSetup = (variant: VariantDefinition, random: Random): Setup =>
  drawRandomStart(variant, random)?.setup ?? relocationSetup(variant) ?? drawStart(variant, random).setup

/** The first position of the game proper: placements and relocations are chosen at random. */
export const startOf = (core: Core, variant: VariantDefinition, random: Random): Setup => {
  const made = Position.from(core, variant, firstSetup(variant, random))
  if (!made.ok) throw new Error(`a start of ${variant.id} is no position: ${made.error.fault}`)
  using position = made.value
  while (isInSetup(position.setup())) playRandomly(position, random, 1)
  return position.setup()
}

/**
 * The position as one of Chess960: without rights of special moves, and without castling rights that Chess960 does not
 * have.
 */
export const asChess960 = (variant: VariantDefinition, setup: Setup): Setup => {
  const rights = (color: Color): CastlingRights =>
    Object.fromEntries(
      CASTLING_SIDES.filter(side => isChess960Right(variant, setup, color, side)).flatMap(side => {
        const rook = setup.castling[color][side]
        return rook === undefined ? [] : [[side, rook]]
      }),
    )
  return { ...setup, castling: { white: rights('white'), black: rights('black') }, memory: NO_MEMORY }
}

/** A position from which to play on; undefined if the game is over, or both kings are in check. */
export const playable = (core: Core, variant: VariantDefinition, setup: Setup): Position | undefined => {
  const made = Position.from(core, variant, setup)
  if (!made.ok) return undefined
  if (made.value.outcome() === undefined) return made.value
  made.value[Symbol.dispose]()
  return undefined
}

const disordered = (
  core: Core,
  variant: VariantDefinition,
  start: Setup,
  random: Random,
): Setup | undefined => {
  using position = playable(core, variant, thinOut(start, random))
  return position && playRandomly(position, random) ? position.setup() : undefined
}

/**
 * The start of a system after its setup phase, often without some of its pieces, and after random moves; undefined if
 * these end the game. The caller disposes of the position.
 *
 * @param isChess960 whether the game goes on as one of Chess960, for players that know nothing else
 */
export const drawOpening = (
  core: Core,
  variant: VariantDefinition,
  random: Random,
  isChess960: boolean,
): Position | undefined => {
  const setup = disordered(core, variant, startOf(core, variant, random), random)
  if (!setup) return undefined
  return isChess960
    ? playable(core, ORDINARY_CHESS960, asChess960(variant, setup))
    : playable(core, variant, setup)
}
