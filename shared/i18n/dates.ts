import { dateTimeFormat } from './intlCache'
import { spokenLocale } from './spoken'

/** That midnight in UTC; years before 100 are themselves. */
const utc = (year: number, month: number, day: number): Date => {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date
}

/**
 * `11 Jul 2020`, and `Jul 2020` where the month has no such day; undefined where the year has no such month. It stands in
 * lists and sentences, which have their own full stops: the one that some languages end a date with is dropped.
 *
 * @param month 1 to 12; anything else, also NaN, is no month
 * @param day from 1; anything else, also NaN, is no day
 */
export const formatDate = (year: number, month: number, day: number): string | undefined => {
  if (!(month >= 1 && month <= 12)) return undefined
  const date = utc(year, month, day)
  const isDay = day >= 1 && date.getUTCMonth() === month - 1
  const text = dateTimeFormat(spokenLocale(), {
    year: 'numeric',
    month: 'short',
    timeZone: 'UTC',
    ...(isDay && { day: 'numeric' }),
  }).format(isDay ? date : utc(year, month, 1))
  return text.replace(/\.$/, '')
}

/**
 * `22 Nov, 17:05`: a moment not long ago, in the time of this machine.
 *
 * @param at milliseconds since 1970
 */
export const formatTime = (at: number): string =>
  dateTimeFormat(spokenLocale(), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at)

/**
 * `22 Nov`: a day of this year or the next.
 *
 * @param at milliseconds since 1970
 * @param timeZone that of this machine if not said
 */
export const formatDay = (at: number, timeZone?: 'UTC'): string =>
  dateTimeFormat(spokenLocale(), { day: 'numeric', month: 'short', ...(timeZone && { timeZone }) }).format(at)

/**
 * `Thu`: a day within the next.
 *
 * @param at milliseconds since 1970, in UTC
 */
export const formatWeekday = (at: number): string =>
  dateTimeFormat(spokenLocale(), { weekday: 'short', timeZone: 'UTC' }).format(at)
