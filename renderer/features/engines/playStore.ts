import { defineStore } from 'pinia'
import { useEngineLinesStore } from './engineLinesStore'
import { useLiveJudgmentStore } from './liveJudgmentStore'
import { useGameStore } from '../../workbench/game'
import { useReplacingStore } from '../../workbench/replacing'
import { usePracticeStore } from '../practice/practiceStore'

/** Where a move comes from: the user, by hand, keys or typing, or an engine's proposal. */
export type MoveSource = 'user' | 'engine'

/**
 * Plays a move of the user, from any place on the screen.
 *
 * - In a running practice game it is the user's own move, at the end of the game and in their turn; otherwise the user is
 *   taken to the end of the game.
 * - If a line is shown, its moves up to the position on the board are added to the game, too.
 * - If a move is being replaced, the new one takes its place; with the modifier held it replaces the next move of the line.
 * - Else it is played in the current position: an existing move is gone to, a new one becomes a variation.
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

  /** Annotates the current move, if it is the one just played. */
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

  /** Makes the next move that is played replace the current one. */
  const replace = () => {
    if (isPractising()) practice.goToEnd()
    else replacing.begin()
  }

  /** Adds the shown line to the game, or plays the first move of the leading engine's line. */
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
