import { formatDate } from '../i18n/dates'

/** `11 Jul 2020` for PGN's `2020.07.11`, `2020.07` and `2020`, as much of it as is known; anything else as it is. */
export const dateText = (date: string): string => {
  const [found, year = '', month = '', day = ''] =
    /^(\d{4})(?:\.(\d\d|\?\?))?(?:\.(\d\d|\?\?))?$/.exec(date) ?? []
  if (found === undefined) return date.replace(/^[?.]+$/, '')
  return formatDate(Number(year), Number(month), Number(day)) ?? year
}
