import { defineStore } from 'pinia'
import { useEngineLinesStore } from './engineLinesStore'
import { useLiveJudgmentStore } from './liveJudgmentStore'
import { useGameStore } from '../../workbench/game'
import { useReplacingStore } from '../../workbench/replacing'
import { usePracticeStore } from '../practice/practiceStore'

/** Where a move comes from: the user, by hand, keys or typing, or an engine's proposal. */
export type MoveSource = 'user' | 'engine'

/**
 * What a move that the user wants to play does, from any place on the screen.
 *
 * - In a practice game under way it is the user's own move, at the end of the game and in their turn; anything else leads to
 *   the end of the game.
 * - Where a line is looked at, the moves before it come into the game, too.
 * - Where a move is being replaced, it takes its place; with the modifier held it replaces the next move of the line.
 * - Else it is played where one stands: a move that is there already is gone to, another becomes a variation.
 */
export const usePlayStore = defineStore('play', () => {
  const engineLines = useEngineLinesStore()
  const game = useGameStore()
  const live = useLiveJudgmentStore()
  const practice = usePracticeStore()
  const replacing = useReplacingStore()

  const isPractising = () => practice.isShown && practice.isRunning

  const mayPlay = (source: MoveSource): boolean =>
    !isPractising() || (source === 'user' && practice.isAtEnd && practice.isHumanToMove)

  const put = async (uci: string, source: MoveSource, instead: boolean) => {
    const isAside = engineLines.looking !== undefined
    if (isPractising()) {
      await practice.play(uci)
      return
    }
    engineLines.keep()
    if (!isAside && (await replacing.play(uci, instead))) return
    await game.play(uci)
    if (source === 'user') live.noteMove()
  }

  /** Annotates the current move, if it is the one that was played. */
  const annotate = (uci: string, nag: number) => {
    const { node, path } = game
    if (node?.uci === uci && !node.nags.includes(nag)) game.edit({ kind: 'toggleNag', path, nag })
  }

  /** @param instead it replaces the next move of the line, where there is one @param nag the annotation that it gets */
  const play = async (uci: string, source: MoveSource = 'user', instead = false, nag?: number) => {
    if (!mayPlay(source)) {
      practice.goToEnd()
      return
    }
    await put(uci, source, instead)
    if (nag !== undefined) annotate(uci, nag)
  }

  /** The next move that is played replaces the current one. */
  const replace = () => {
    if (isPractising()) practice.goToEnd()
    else replacing.begin()
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

  return { play, playBest, replace }
})
