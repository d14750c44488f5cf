import { formatList } from '@shared/i18n/numbers'
import { t } from '@shared/i18n/t'
import type { Game } from '@shared/tree/game'
import { gameDifference } from '../../stores/gameDifference'

/** Says in what two versions of a game differ. */
export const describeDifference = (one: Game, other: Game): string => {
  const { tags, move } = gameDifference(one, other)
  const parts = [...tags, ...(move === undefined ? [] : [t('shell.conflict.movesFrom', { move })])]
  return parts.length === 0
    ? t('shell.conflict.otherNotes')
    : t('shell.conflict.differIn', { parts: formatList(parts) })
}
