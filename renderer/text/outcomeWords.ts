import type { Outcome } from '@shared/board/positionError'
import { t } from '@shared/i18n/t'

/** Why a position ends the game, as a sentence without a full stop. */
export const outcomeWords = ({ kind, winner }: Outcome): string => {
  if (kind === 'checkmate') return t('outcomes.checkmate', { winner: winner ?? 'white' })
  return winner ? t('outcomes.won', { winner }) : t(`outcomes.${kind}`)
}
