import type { Color } from '@shared/board/color'
import { useDocumentsStore } from '../../openFiles/documents'
import type { Offer, PracticeGame } from './practiceGame'
import type { GameCourse } from './useGameCourse'
import type { PracticeState } from './usePracticeState'

/** What players do besides moving: they resign, offer, accept, decline, and stop the clocks. */
export const usePlayersWords = (
  { game, document, back, isRunning, onClock, change }: PracticeState,
  { clock, finish, stand }: GameCourse,
  goOn: () => void,
) => {
  const documents = useDocumentsStore()

  /** Takes back the last move of a person and what followed, or a resignation. */
  const takeBack = () => {
    change({ offer: undefined })
    if (back.value && document.value) documents.edit(document.value.id, back.value)
  }

  /** @param by who resigns; by default the only person who plays */
  const resign = (by = game.value?.hands[0]) => by && finish({ kind: 'resigned', by })

  /** A player makes an offer, which lasts until the other accepts or declines it, or moves. */
  const propose = (offer: Offer) => {
    if (isRunning.value) change({ offer })
  }

  /** The other player accepts what was proposed. */
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

  /** What stood goes on. */
  const release = () => {
    if (!game.value?.halt) return
    change({ halt: undefined })
    goOn()
  }

  /** While last pairs are entered unseen: the clock of the other side runs. */
  const passClock = (side: Color) => {
    if (onClock.value) clock.turnTo(side, undefined)
  }

  return {
    ...{ takeBack, resign, propose, accept, decline, release, passClock },
    pause: () => halt('paused'),
    /** Both pairs are shown: nothing runs until they have been looked at. */
    hold: () => halt('pairs'),
  }
}
