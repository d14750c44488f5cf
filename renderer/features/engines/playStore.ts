import { defineStore } from 'pinia'
import { useEngineLinesStore } from './engineLinesStore'
import { useGameStore } from '../../stores/game'
import { usePracticeStore } from '../practice/practiceStore'

/** Whose idea a move is: the user's own, by hand, keys or typing, or one that an engine has proposed. */
export type MoveSource = 'user' | 'engine'

/**
 * What comes of a move that somebody wants to play, wherever on the screen he said so.
 *
 * - In a practice game under way a move is the user's own, at the end of the game and in his turn; anything else leads to
 *   the end of the game.
 * - Where a line is looked at, the moves before it come into the game, too.
 * - Else it is played where one stands: a move that is there already is gone to, another becomes a variation.
 */
export const usePlayStore = defineStore('play', () => {
  const engineLines = useEngineLinesStore()
  const game = useGameStore()
  const practice = usePracticeStore()

  const isPractising = () => practice.isShown && practice.isRunning

  const mayPlay = (source: MoveSource): boolean =>
    !isPractising() || (source === 'user' && practice.isAtEnd && practice.isHumanToMove)

  const play = async (uci: string, source: MoveSource = 'user') => {
    if (!mayPlay(source)) {
      practice.goToEnd()
      return
    }
    engineLines.keep()
    await game.play(uci)
  }

  /** Keeps the line that is looked at, or plays the first move of the leading engine's. */
  const playBest = async () => {
    if (engineLines.looking) {
      engineLines.keep()
      return
    }
    const move = engineLines.best()?.line.moves[0]
    if (move) await play(move.uci, 'engine')
    else engineLines.tellNothing()
  }

  return { play, playBest }
})
