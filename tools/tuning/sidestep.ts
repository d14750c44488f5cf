import type { Position } from '../../electron/core/position'
import type { Random } from '@shared/setup/starts/random'
import { isAtRest, sampleOf, type Labeller } from './labeller'
import { isCalm } from './quiet'
import { RESULT, type Sample } from './records'

/*
 * A search looks at moves that no one plays: one move beside the game, and the captures after it. A network that has seen
 * games alone does not know what such positions are worth.
 */

/** After a random move that many captures at most are played out, the best one each time. */
const MAX_CAPTURES = 3

/** Plays on until nothing is about to happen; returns how many moves that took, and the result. */
const settle = async (
  labeller: Labeller,
  position: Position,
): Promise<{ readonly played: number; readonly sample: Sample | undefined }> => {
  for (let played = 0; ; played++) {
    if (position.outcome() !== undefined) return { played, sample: undefined }
    const thought = await labeller.player.think(position, labeller.nodes)
    if (!thought || isCalm(position, thought) || played === MAX_CAPTURES) {
      const isQuiet = isAtRest(labeller, position)
      return { played, sample: isQuiet ? sampleOf(position, thought, RESULT.unknown) : undefined }
    }
    position.playFound(thought.move)
  }
}

/**
 * The quiet position that follows a random move instead of the one that was played; undefined where none does. The
 * position stands afterwards as it stood before.
 */
export const sidestep = async (
  labeller: Labeller,
  position: Position,
  random: Random,
): Promise<Sample | undefined> => {
  const moves = position.legalMoves()
  position.playFound(moves[random.below(moves.length)]!)
  const { played, sample } = await settle(labeller, position)
  for (let undone = 0; undone <= played; undone++) position.undo()
  return sample
}
