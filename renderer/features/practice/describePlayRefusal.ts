import { t } from '@shared/i18n/t'
import type { PlayRefusal } from '@shared/ipc/play'
import type { ErrorText } from '../../errors/errorText'

/** Why the engine does not move, in words. */
export const describePlayRefusal = (refusal: PlayRefusal): ErrorText => {
  switch (refusal.kind) {
    case 'gameOver':
      return { title: t('practice.refusals.gameOver') }
    case 'illegalPosition':
      return { title: t('practice.refusals.illegalPosition'), detail: refusal.detail }
    case 'engineFailed':
      return {
        title: t('practice.refusals.engineFailed'),
        detail: refusal.detail,
        kept: t('practice.refusals.kept'),
      }
  }
}
