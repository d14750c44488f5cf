import { formatNumber } from '@shared/i18n/numbers'
import { t } from '@shared/i18n/t'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** The time left: `5 s left`, `2 min left`, `3 h left`; rounded up, because users do not mind an early end. */
export const timeLeftText = (ms: number): string => {
  if (ms >= 2 * HOUR) return t('tasks.left.hours', { hours: formatNumber(Math.ceil(ms / HOUR)) })
  if (ms >= 2 * MINUTE) return t('tasks.left.minutes', { minutes: formatNumber(Math.ceil(ms / MINUTE)) })
  return t('tasks.left.seconds', { seconds: formatNumber(Math.max(1, Math.ceil(ms / 1000))) })
}
