import { formatDay } from '@shared/i18n/dates'
import { t } from '@shared/i18n/t'

const dayOf = (at: number): number => new Date(at).setHours(0, 0, 0, 0)

/**
 * A day in words: `today`, `yesterday` or `21 Nov`, in the time zone of this machine.
 *
 * @param at milliseconds since 1970
 * @param now milliseconds since 1970
 */
export const recentDay = (at: number, now: number): string => {
  if (dayOf(at) === dayOf(now)) return t('shell.welcome.today')
  // Noon of the day before, which is far from its ends even if the clocks change.
  const noon = dayOf(now) - 12 * 60 * 60 * 1000
  return dayOf(at) === dayOf(noon) ? t('shell.welcome.yesterday') : formatDay(at)
}
