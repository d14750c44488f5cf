import type { Color } from '@shared/board/color'
import { useDocumentsStore } from '../../openFiles/documents'
import type { Offer, PracticeGame } from './practiceGame'
import type { GameCourse } from './useGameCourse'
import type { PracticeState } from './usePracticeState'

/** What players do besides moving: resigning, offering, accepting, declining, and stopping the clocks. */
export const usePlayersWords = (
  { game, document, back, isRunning, onClock, change }: PracticeState,
  { clock, finish, stand }: GameCourse,
  goOn: () => void,
) => {
  const documents = useDocumentsStore()

  /** Takes back the last move of a person and everything after it, or a resignation. */
  const takeBack = () => {
    change({ offer: undefined })
    if (back.value && document.value) documents.edit(document.value.id, back.value)
  }

  /** @param by who resigns; by default the only person who plays */
  const resign = (by = game.value?.hands[0]) => by && finish({ kind: 'resigned', by })

  /** Makes an offer of a player, which lasts until the other accepts or declines it, or moves. */
  const propose = (offer: Offer) => {
    if (isRunning.value) change({ offer })
  }

  /** Accepts the other player's offer. */
  const accept = () => {
    const offer = game.value?.offer
    if (offer?.kind === 'draw') finish({ kind: 'agreed' })
    else if (offer) takeBack()
  }

  const decline = () => change({ offer: undefined })

  const halt = (why: PracticeGame['halt']) => {
    if (!isRunning.value) return
    stand()
    change({ halt: why })
  }

  /** Resumes a halted game. */
  const release = () => {
    if (!game.value?.halt) return
    change({ halt: undefined })
    goOn()
  }

  /** Starts the clock of the other side while last pairs are entered in secret. */
  const passClock = (side: Color) => {
    if (onClock.value) clock.turnTo(side, undefined)
  }

  return {
    ...{ takeBack, resign, propose, accept, decline, release, passClock },
    pause: () => halt('paused'),
    /** Halts the game while both pairs are shown: no clock runs until the players have seen them. */
    hold: () => halt('pairs'),
  }
}
