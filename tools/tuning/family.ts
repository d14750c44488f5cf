import type { Core } from '../../electron/core/load'
import type { Position } from '../../electron/core/position'
import { MATE_BOUND } from '../../electron/core/layout/score'
import type { Setup } from '@shared/board/setup'
import { seededRandom, type Random } from '@shared/setup/starts/random'
import type { VariantDefinition } from '@shared/variants/variant'
import { drawOpening, drawVariant, playable } from './openings'
import { playRandomly } from './disorder'
import { harvest } from './harvest'
import type { Labeller } from './labeller'
import type { Sample } from './records'
import { playGame } from './selfPlay'

/** How games are made. */
export interface Recipe {
  /** Ids of the systems from which games begin; empty for all systems. */
  readonly systems: readonly string[]
  /** Nodes of the searches that play games, and of those that label positions. */
  readonly playNodes: number
  readonly labelNodes: number
}

/** A game and those that branch off it; they share starts and plans, so they stay together. */
export interface Family {
  readonly games: number
  readonly plies: number
  readonly samples: readonly Sample[]
}

/** How often a game is played out to mate, and how often it has a branch: one in this many. */
const PLAYED_OUT = 10
const BRANCHING = 2
const MAX_BRANCHES = 3
const MAX_BLUNDERS = 3

/** A position of a game after one to three random moves; undefined if these end it. */
const blundered = (
  core: Core,
  variant: VariantDefinition,
  setup: Setup,
  random: Random,
): Position | undefined => {
  using position = playable(core, variant, setup)
  if (!position || !playRandomly(position, random, 1 + random.below(MAX_BLUNDERS))) return undefined
  return playable(core, variant, position.setup())
}

/** The further from balance, the fewer games begin there: up to `most` centipawns, one in `oneIn`. */
const WELCOME: readonly { readonly most: number; readonly oneIn: number }[] = [
  { most: 150, oneIn: 1 },
  { most: 300, oneIn: 2 },
  { most: 600, oneIn: 5 },
  { most: MATE_BOUND, oneIn: 10 },
]

const isOneIn = (count: number, random: Random): boolean => random.below(count) === 0

interface Grown extends Family {
  /** The position from which the next game begins. */
  readonly next: Position | undefined
}

/** Whether a game may begin here; random moves lose so much that most games would begin decided. */
const isWelcome = async (
  { player }: Labeller,
  position: Position,
  nodes: number,
  random: Random,
): Promise<boolean> => {
  const thought = await player.think(position, nodes)
  const band = thought && WELCOME.find(({ most }) => Math.abs(thought.score) <= most)
  return band !== undefined && isOneIn(band.oneIn, random)
}

const NOTHING: Grown = { games: 0, plies: 0, samples: [], next: undefined }

/** Plays and labels one game from a position, and disposes of the position. */
const grow = async (
  labeller: Labeller,
  first: Position,
  playNodes: number,
  random: Random,
): Promise<Grown> => {
  using position = first
  if (!(await isWelcome(labeller, position, playNodes, random))) return NOTHING
  const game = await playGame(labeller.player, position, playNodes, isOneIn(PLAYED_OUT, random))
  if (!game) return NOTHING
  const branchPly = isOneIn(BRANCHING, random) ? random.below(game.plies) : undefined
  const { samples, branch } = await harvest(labeller, position, game, random, branchPly)
  const next = branch && blundered(labeller.search.core, position.variant, branch, random)
  return { games: 1, plies: game.plies, samples, next }
}

/**
 * Plays a game from a random opening, then one from a position of that game after random blunders, and so on. As every
 * game goes on without further blunders, its result applies to each of its positions.
 */
export const growFamily = async (labeller: Labeller, recipe: Recipe, seed: string): Promise<Family> => {
  const random = seededRandom(seed)
  const { core } = labeller.search
  const variant = drawVariant(random, recipe.systems)
  let position = drawOpening(core, variant, random, !labeller.player.knowsEveryVariant)
  let family: Family = NOTHING
  for (let branches = 0; position && branches <= MAX_BRANCHES; branches++) {
    const grown: Grown = await grow(labeller, position, recipe.playNodes, random)
    family = {
      games: family.games + grown.games,
      plies: family.plies + grown.plies,
      samples: [...family.samples, ...grown.samples],
    }
    position = grown.next
  }
  position?.[Symbol.dispose]()
  return family
}
