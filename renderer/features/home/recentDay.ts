import { formatDay } from '@shared/i18n/dates'
import { t } from '@shared/i18n/t'

const dayOf = (at: number): number => new Date(at).setHours(0, 0, 0, 0)

/**
 * `today`, `yesterday` or `21 Nov`, in the time of this machine.
 *
 * @param at milliseconds since 1970
 * @param now the same
 */
export const recentDay = (at: number, now: number): string => {
  if (dayOf(at) === dayOf(now)) return t('shell.welcome.today')
  // Noon of a day before is far from its ends, however long clocks make it.
  const noon = dayOf(now) - 12 * 60 * 60 * 1000
  return dayOf(at) === dayOf(noon) ? t('shell.welcome.yesterday') : formatDay(at)
}
