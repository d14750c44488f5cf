/** A range of dates, open where an end is missing; each `YYYY`, `YYYY.MM` or `YYYY.MM.DD`. */
export interface DateRange {
  readonly from?: string
  readonly to?: string
}

const FULL = /^(\d{4})(?:[.\-/](\d{1,2}))?(?:[.\-/](\d{1,2}))?$/

const isWithin = (text: string | undefined, most: number): boolean =>
  text === undefined || (Number(text) >= 1 && Number(text) <= most)

/**
 * Reads a date as people write it, `2026`, `2026-11` or `2026.11.15`, and returns it with points; undefined for
 * anything else.
 */
export const readDate = (text: string): string | undefined => {
  const found = FULL.exec(text.trim())
  if (!found) return undefined
  const [, year = '', month, day] = found
  if (!isWithin(month, 12) || !isWithin(day, 31)) return undefined
  return [year, month, day]
    .filter(part => part !== undefined)
    .map(part => part.padStart(2, '0'))
    .join('.')
}

const EARLIEST = '0000.01.01'
const LATEST = '9999.12.31'

/** The first and last day that a partly known date can mean; undefined if not even the year is known. */
const bounds = (date: string): readonly [first: string, last: string] | undefined => {
  const [year = '', month = '??', day = '??'] = date.split('.')
  if (!/^\d{4}$/.test(year)) return undefined
  const fill = (part: string, other: string) => (/^\d\d$/.test(part) ? part : other)
  return [
    `${year}.${fill(month, '01')}.${fill(day, '01')}`,
    `${year}.${fill(month, '12')}.${fill(day, '31')}`,
  ]
}

/** Whether the game may have been played within the range: unknown parts of its date count as fitting. */
export const isInDateRange = (date: string, { from, to }: DateRange): boolean => {
  const days = bounds(date)
  if (!days) return false
  const first = from === undefined ? EARLIEST : (bounds(from)?.[0] ?? EARLIEST)
  const last = to === undefined ? LATEST : (bounds(to)?.[1] ?? LATEST)
  return days[0] <= last && days[1] >= first
}
