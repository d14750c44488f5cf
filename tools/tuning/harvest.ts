import type { Position } from '../../electron/core/position'
import type { SoloSearch } from '../../electron/engine/pool/soloSearch'
import type { Setup } from '@shared/board/setup'
import type { Random } from '@shared/setup/starts/random'
import type { Player } from './player'
import { isCalm, MOST_UNREST, unrestOf } from './quiet'
import type { GameResult, Sample } from './records'
import type { PlayedGame } from './selfPlay'

/** No game gives more positions than this, and no more than one of so many plies. */
const MOST_OF_A_GAME = 12
const PLIES_FOR_ONE = 5

/** Who labels, and with what. */
export interface Labeller {
  readonly player: Player
  readonly search: SoloSearch
  readonly nodes: number
}

/** Some of the positions that look quiet: the game is cut in equal parts, and each gives one, by lot. */
export const pickPlies = ({ calm, plies }: PlayedGame, random: Random): readonly number[] => {
  const parts = Math.min(MOST_OF_A_GAME, Math.ceil(plies / PLIES_FOR_ONE))
  return Array.from({ length: parts }, (_, part) => {
    const within = calm.filter(ply => Math.floor((ply * parts) / plies) === part)
    return within.length === 0 ? [] : [within[random.below(within.length)]!]
  }).flat()
}

const plyOf = ({ fullmoves, turn }: Sample['setup']): number =>
  2 * (fullmoves - 1) + (turn === 'white' ? 0 : 1)

/** The position with its label; undefined where it turns out not to be quiet. */
const labelled = async (
  { player, search, nodes }: Labeller,
  position: Position,
  result: GameResult,
): Promise<Sample | undefined> => {
  if (unrestOf(search, position) > MOST_UNREST) return undefined
  const thought = await player.think(position, nodes)
  if (!thought || !isCalm(position, thought)) return undefined
  const setup = position.setup()
  return { variant: position.variant, setup, score: thought.score, result, ply: plyOf(setup) }
}

/** What a game has given. */
export interface Harvest {
  readonly samples: readonly Sample[]
  /** The position at the ply that was asked for. */
  readonly branch: Setup | undefined
}

/**
 * Labels some positions of a game at whose end the position stands, from the last to the first, and takes the
 * moves back on the way.
 *
 * @param branchPly where another game is to branch off, by plies from the first position
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
    const sample = picked.has(ply) ? await labelled(labeller, position, game.result) : undefined
    if (sample) samples.push(sample)
  }
  return { samples, branch }
}
