import { t } from '@shared/i18n/t'
import { actionById, type ActionGroup, type ActionId } from '@shared/ipc/actionTable'
import { useGuessingStore } from '../../features/guessing/guessingStore'
import { usePracticeStore } from '../../features/practice/practiceStore'
import { useDialogsStore } from '../../stores/dialogs'
import { useGameStore } from '../../stores/game'
import { useNoticesStore } from '../../stores/notices'
import { usePlaceStore } from '../../stores/place'

/** These show what comes next, or change the game whose moves are guessed. */
const HELD_GROUPS: ReadonlySet<ActionGroup> = new Set(['Moves', 'Engine'])
const HELD: ReadonlySet<ActionId> = new Set(['undo', 'redo', 'pasteMoves', 'publish', 'gamesWithPosition'])
const FREE: ReadonlySet<ActionId> = new Set([
  'guessMoves',
  'guessHint',
  'guessGiveUp',
  'trainPlacements',
  'pauseReport',
  'cancelReport',
  'engines',
])

const isHeld = (id: ActionId): boolean =>
  HELD.has(id) || (HELD_GROUPS.has(actionById(id).group) && !FREE.has(id))

/** What the actions about guessing do, and which others wait until it is over. */
export const guessActions = () => {
  const dialogs = useDialogsStore()
  const game = useGameStore()
  const guessing = useGuessingStore()
  const notices = useNoticesStore()
  const place = usePlaceStore()
  const practice = usePracticeStore()

  /** Why guessing cannot begin; undefined where it can. */
  const hindrance = (): string | undefined => {
    if (practice.isShown && practice.isRunning) return t('guessing.notices.practice')
    if (game.variant?.playable === false) return t('guessing.notices.notPlayed')
    return game.plies === 0 ? t('guessing.notices.noMoves') : undefined
  }

  const begin = () => {
    if (!game.document || guessing.isOn) return
    const why = hindrance()
    if (why === undefined) dialogs.show('guessMoves')
    else notices.tell('note', why)
  }

  const whileOn = (act: () => void) => () => {
    if (guessing.isOn) act()
    else notices.tell('note', t('guessing.notices.none'))
  }

  /** Whether an action has to wait, which is said then. */
  const holdsBack = (id: ActionId): boolean => {
    if (!guessing.isOn || place.current !== 'analysis' || !isHeld(id)) return false
    notices.tell('note', t('guessing.notices.heldBack'))
    return true
  }

  const runs = {
    guessMoves: begin,
    guessHint: whileOn(guessing.hint),
    guessGiveUp: whileOn(guessing.giveUp),
  }

  return { runs, holdsBack }
}
