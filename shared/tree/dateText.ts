import { formatDate } from '../i18n/dates'

/** Writes PGN's `2020.07.11` as `11 Jul 2020`; months and days that are unknown are left out, and other texts stay as they are. */
export const dateText = (date: string): string => {
  const [found, year = '', month = '', day = ''] =
    /^(\d{4})(?:\.(\d\d|\?\?))?(?:\.(\d\d|\?\?))?$/.exec(date) ?? []
  if (found === undefined) return date.replace(/^[?.]+$/, '')
  return formatDate(Number(year), Number(month), Number(day)) ?? year
}
