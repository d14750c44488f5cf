import { listFormat, numberFormat } from './intlCache'
import { spokenLocale } from './spoken'

/** A number that stands alone, its digits in groups: `9,216`. Exact for a bigint of any length. */
export const formatNumber = (number: number | bigint, options?: Intl.NumberFormatOptions): string =>
  numberFormat(spokenLocale(), options).format(number)

/** A number with exactly `digits` digits after the point: `2.50`. */
export const formatDecimal = (number: number, digits: number): string =>
  formatNumber(number, { minimumFractionDigits: digits, maximumFractionDigits: digits })

/**
 * A share of 1 in per cent: `43%`.
 *
 * @param rounding `down` for progress, which is not to say 100% before the end
 */
export const formatPercent = (share: number, digits = 0, rounding: 'nearest' | 'down' = 'nearest'): string =>
  formatNumber(share, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    roundingMode: rounding === 'down' ? 'floor' : 'halfExpand',
  })

/** `a, b and c`, or `a, b or c`. */
export const formatList = (items: readonly string[], joint: 'and' | 'or' = 'and'): string =>
  listFormat(spokenLocale(), { type: joint === 'and' ? 'conjunction' : 'disjunction' }).format(items)
