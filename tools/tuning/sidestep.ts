import type { Position } from '../../electron/core/position'
import type { Random } from '@shared/setup/starts/random'
import { isAtRest, sampleOf, type Labeller } from './labeller'
import { isCalm } from './quiet'
import { RESULT, type Sample } from './records'

/*
 * A search looks at moves that are never played: one move beside the game, and the captures after it. A network that
 * has only seen games does not know what such positions are worth.
 */

/** The most captures that are played out after a random move, the best one each time. */
const MAX_CAPTURES = 3

/** Plays on until nothing is about to happen; returns the number of moves played, and the sample. */
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
 * The quiet position after a random move instead of the played one; undefined if there is none. Leaves the position
 * unchanged.
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
