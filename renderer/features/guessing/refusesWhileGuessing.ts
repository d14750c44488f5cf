import { t } from '@shared/i18n/t'
import { actionById, type ActionGroup, type ActionId } from '@shared/ipc/actionTable'
import { useNoticesStore } from '../../stores/notices'
import { usePlaceStore } from '../../workbench/place'
import { useGuessingStore } from './guessingStore'

/** These show what comes next, or change the game whose moves are guessed. */
const REFUSED_GROUPS: ReadonlySet<ActionGroup> = new Set(['Moves', 'Engine'])
const REFUSED: ReadonlySet<ActionId> = new Set(['undo', 'redo', 'pasteMoves', 'publish', 'gamesWithPosition'])
const ALLOWED: ReadonlySet<ActionId> = new Set(['pauseReport', 'cancelReport', 'engines'])

const givesAway = (id: ActionId): boolean =>
  REFUSED.has(id) || (REFUSED_GROUPS.has(actionById(id).group) && !ALLOWED.has(id))

/** Whether an action has to wait until the moves of the game are guessed; if so, tells the user. */
export const refusesWhileGuessing = (id: ActionId): boolean => {
  if (!useGuessingStore().isOn || usePlaceStore().current !== 'analysis' || !givesAway(id)) return false
  useNoticesStore().tell('note', t('guessing.notices.heldBack'))
  return true
}
