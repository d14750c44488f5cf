import { t } from '@shared/i18n/t'
import { actionById, type ActionGroup, type ActionId } from '@shared/ipc/actionTable'
import { useGuessingStore } from '../../features/guessing/guessingStore'
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

/** Tells whether an action has to wait because moves are being guessed, and says so to the user. */
export const useHeldBack = () => {
  const guessing = useGuessingStore()
  const notices = useNoticesStore()
  const place = usePlaceStore()

  return (id: ActionId): boolean => {
    if (!guessing.isOn || place.current !== 'analysis' || !isHeld(id)) return false
    notices.tell('note', t('guessing.notices.heldBack'))
    return true
  }
}
