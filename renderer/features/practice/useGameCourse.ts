import { watch } from 'vue'
import { opposite, type Color } from '@shared/board/color'
import type { PlayedMove } from '@shared/ipc/contract'
import { setResult, setTags } from '@shared/tree/gameEdit'
import { isSetupPly } from '@shared/tree/moveNumber'
import { variantById } from '@shared/variants'
import { hasKingAlone } from '../../board/setup/kingAlone'
import { useDocumentsStore } from '../../openFiles/documents'
import { playedNode } from '../../workbench/playedNode'
import { clkText } from './chessClock'
import { endWords, resultOf, type PracticeEnd } from './practice'
import { moveAtEnd, movesMade, turnAfter, withClk } from './practiceEdits'
import { afterOffer } from './practiceGame'
import { isTableGame, terminationTag } from './tableTags'
import { useClockRunning } from './useClockRunning'
import { usePracticeClocks } from './usePracticeClocks'
import type { PracticeState } from './usePracticeState'

/** The clocks of the game, and its end: which clock runs, what is saved, and how moves and results are recorded. */
export const useGameCourse = (state: PracticeState, cancel: () => void) => {
  const { game, document, line, last, turn, isRunning, onClock, change } = state
  const documents = useDocumentsStore()
  const { keepClocks } = usePracticeClocks()

  const clock = useClockRunning({
    clock: () => game.value?.clock,
    set: next => change({ clock: next }),
    flag: by => {
      const fen = last.value?.fen ?? ''
      const isDraw = document.value && hasKingAlone(document.value.game.variant, fen, opposite(by))
      finish({ kind: 'time', by, ...(isDraw && { isDraw }) })
    },
    keep: () => game.value && keepClocks(game.value, clock.left.value),
  })

  /** Stops the clocks and the engine. */
  const stand = () => {
    cancel()
    clock.stop()
    if (game.value) keepClocks(game.value)
  }

  const finish = (end: PracticeEnd) => {
    const open = document.value
    if (!open || !isRunning.value) return
    stand()
    change({ end, offer: undefined, halt: undefined })
    const over = setResult(open.game, resultOf(end))
    const told = isTableGame(over.tags) ? setTags(over, [terminationTag(end)]) : over
    documents.edit(open.id, { name: endWords(end, variantById(open.game.variant).army), game: told })
  }

  const madeBy = (side: Color) => movesMade(line.value, side)

  /** A move as it is recorded, with the time that its player has left if a clock ran. */
  const written = (move: PlayedMove) => {
    const node = playedNode(move)
    const mover = onClock.value
    const isOff = isSetupPly(node) && game.value?.terms.setupOnClock === false
    const left = mover && !isOff ? clock.leftAfter(mover, madeBy(mover) + 1) : undefined
    return left === undefined ? node : withClk(node, clkText(left))
  }

  const append = (move: PlayedMove) => {
    const open = document.value
    const edit = open && moveAtEnd(open, written(move))
    if (edit) documents.edit(open.id, edit)
  }

  /** Starts the clock of the side to move, if it should run. `mover` has just moved, if given. */
  const runClock = (mover?: Color) => {
    if (mover && turn.value) clock.turnTo(turn.value, mover, madeBy(mover))
    else if (onClock.value) clock.turnTo(onClock.value, undefined)
    if (!onClock.value) clock.stop()
  }

  return { clock, keepClocks, stand, finish, append, runClock }
}

export type GameCourse = ReturnType<typeof useGameCourse>

/** Updates the clocks and the board after every change of the main line, and lets `advance` continue the game. */
export const useFollowedLine = (
  { game, line, lastName, lastMover, isRunning, turn }: PracticeState,
  { runClock, keepClocks }: GameCourse,
  { cancel, advance }: { readonly cancel: () => void; readonly advance: () => Promise<void> },
) => {
  const documents = useDocumentsStore()
  const nameBefore = () =>
    line.value
      .slice(0, -1)
      .map(({ id }) => id)
      .join(' ')

  /** The side that was to move before the last move. */
  const turnBefore = () => {
    const before = line.value.at(-2)
    return before && turnAfter(before)
  }

  watch([lastName, () => game.value?.documentId], ([name, id], [before, idBefore]) => {
    if (name === undefined || !isRunning.value || !game.value) return
    cancel()
    const isOneMore = id === idBefore && nameBefore() === before
    if (id === idBefore) game.value = afterOffer(game.value, isOneMore ? turnBefore() : undefined)
    runClock(isOneMore ? lastMover.value : undefined)
    keepClocks(game.value)
    if (game.value.terms.turnsBoard && turn.value) documents.orient(game.value.documentId, turn.value)
    void advance()
  })
}
