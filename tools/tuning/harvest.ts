import type { Position } from '../../electron/core/position'
import type { Setup } from '@shared/board/setup'
import type { Random } from '@shared/setup/starts/random'
import { isAtRest, sampleOf, type Labeller } from './labeller'
import type { Sample } from './records'
import type { PlayedGame } from './selfPlay'
import { sidestep } from './sidestep'

/** The most positions from one game, and at most one in this many plies. */
const MAX_OF_A_GAME = 12
const PLIES_FOR_ONE = 4

/** The number of positions beside the game for each picked ply. */
const SIDESTEPS = 3

/** Picks some of the positions that look quiet: the game is cut into equal parts, and each gives one at random. */
export const pickPlies = ({ calm, plies }: PlayedGame, random: Random): readonly number[] => {
  const parts = Math.min(MAX_OF_A_GAME, Math.ceil(plies / PLIES_FOR_ONE))
  return Array.from({ length: parts }, (_, part) => {
    const within = calm.filter(ply => Math.floor((ply * parts) / plies) === part)
    return within.length === 0 ? [] : [within[random.below(within.length)]!]
  }).flat()
}

/** Labels the position of a game, if it is quiet, and some beside it. */
const samplesAround = async (
  labeller: Labeller,
  position: Position,
  { result }: PlayedGame,
  random: Random,
): Promise<readonly Sample[]> => {
  const samples: (Sample | undefined)[] = []
  if (isAtRest(labeller, position)) {
    const thought = await labeller.player.think(position, labeller.nodes)
    samples.push(sampleOf(position, thought, result))
  }
  for (let i = 0; i < SIDESTEPS; i++) samples.push(await sidestep(labeller, position, random))
  return samples.filter(sample => sample !== undefined)
}

/** The samples from a game. */
export interface Harvest {
  readonly samples: readonly Sample[]
  /** The position at the requested ply. */
  readonly branch: Setup | undefined
}

/**
 * Labels some positions of a game and some beside them, from the last to the first. The position must be at the end of
 * the game; its moves are taken back on the way.
 *
 * @param branchPly the ply at which another game branches off, counted from the first position
 */
export const harvest = async (
  labeller: Labeller,
  position: Position,
  game: PlayedGame,
  random: Random,
  branchPly: number | undefined,
): Promise<Harvest> => {
  const samples: Sample[] = []
  const picked = new Set(pickPlies(game, random))
  let branch: Setup | undefined
  for (let ply = game.plies - 1; ply >= 0; ply--) {
    position.undo()
    if (ply === branchPly) branch = position.setup()
    if (picked.has(ply)) samples.push(...(await samplesAround(labeller, position, game, random)))
  }
  return { samples, branch }
}
