import { formatNumber } from '@shared/i18n/numbers'
import { t } from '@shared/i18n/t'

/** Fewer positions tell nothing of the pace. */
const FEWEST = 3

/**
 * How long the rest takes at the pace so far, in milliseconds; undefined until that can be told.
 *
 * @param tookMs for the positions that have been searched
 */
export const timeLeft = (tookMs: number, searched: number, left: number): number | undefined =>
  searched < FEWEST ? undefined : (tookMs / searched) * left

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** `5 s left`, `2 min left`, `3 h left`; rounded up, since nobody minds an early end. */
export const timeLeftText = (ms: number): string => {
  if (ms >= 2 * HOUR) return t('report.left.hours', { hours: formatNumber(Math.ceil(ms / HOUR)) })
  if (ms >= 2 * MINUTE) return t('report.left.minutes', { minutes: formatNumber(Math.ceil(ms / MINUTE)) })
  return t('report.left.seconds', { seconds: formatNumber(Math.max(1, Math.ceil(ms / 1000))) })
}
