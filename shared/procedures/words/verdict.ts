import { formatNumber, formatDecimal } from '../../i18n/numbers'
import { t } from '../../i18n/t'
import { fractionText } from '../model/fraction'
import type { Bond } from '../odds/pairOdds'
import type { Spread } from '../odds/spread'
import type { Estimate, SampledNumber } from '../odds/estimate'

/** A summary of odds, which is small for any number of positions. */
export interface SpreadSummary {
  readonly positions: number
  /** The lowest and the highest probability as fractions in lowest terms, such as `1/9216`, and how many positions have them. */
  readonly min: string
  readonly max: string
  readonly leastCount: number
  readonly mostCount: number
  /** The highest probability divided by the lowest. */
  readonly ratio: number
}

export const summarizeSpread = ({ positions, min, max, classes, ratio }: Spread): SpreadSummary => ({
  positions,
  min: fractionText(min),
  max: fractionText(max),
  leastCount: classes[0]!.times,
  mostCount: classes.at(-1)!.times,
  ratio,
})

const grouped = (fraction: string): string =>
  fraction
    .split('/')
    .map(part => formatNumber(BigInt(part)))
    .join('/')

const ratioText = (ratio: number): string =>
  formatNumber(Math.round(ratio * 1000) / 1000, { maximumFractionDigits: 3, useGrouping: false })

const unfairness = ({ positions, min, max, leastCount, mostCount, ratio }: SpreadSummary) => ({
  count: positions,
  most: mostCount,
  max: grouped(max),
  least: leastCount,
  min: grouped(min),
  ratio: ratioText(ratio),
})

const VERDICTS = {
  ranks: { one: 'oneRank', fair: 'fair', unfair: 'unfair' },
  pairs: { one: 'onePair', fair: 'fairPairs', unfair: 'unfairPairs' },
} as const

/** The odds of ranks or of pairs of armies in one clause: fair, or by how much some are favored. */
export const oddsVerdict = (told: SpreadSummary, things: 'ranks' | 'pairs'): string => {
  const { positions, min, max } = told
  const { one, fair, unfair } = VERDICTS[things]
  if (positions === 1) return t(`procedures.odds.${one}`)
  return min === max
    ? t(`procedures.odds.${fair}`, { count: positions, share: grouped(min) })
    : t(`procedures.odds.${unfair}`, unfairness(told))
}

/** How the armies depend on each other, as a sentence without its full stop. */
export const bondText = (bond: Bond): string => t(`procedures.odds.${bond}`)

/** The number of digits shown of an error. */
const TOLD_DIGITS = 2

const step = (error: number): number => 10 ** (Math.floor(Math.log10(error)) - (TOLD_DIGITS - 1))

/** For example `5,102,000 ± 61,000`, `10.787 ± 0.012`: the mean has as many digits as two of the error. */
export const sampledText = ({ mean, error }: SampledNumber): string => {
  if (error === 0) return formatNumber(mean, { maximumFractionDigits: 3 })
  const unit = step(error)
  const digits = Math.min(20, Math.max(0, -Math.floor(Math.log10(unit))))
  const told = (number: number): string => formatDecimal(Math.round(number / unit) * unit, digits)
  return `${told(mean)} ± ${told(error)}`
}

/** How evenly ranks or pairs of armies are distributed, in one clause. */
export const repeatsText = ({ equallyLikely, throwings }: Estimate, things: 'ranks' | 'pairs'): string => {
  if (equallyLikely === undefined) return t('procedures.odds.neverTwice', { throwings })
  const count = sampledText(equallyLikely)
  return things === 'ranks'
    ? t('procedures.odds.repeats', { count })
    : t('procedures.odds.repeatsPairs', { count })
}

/** The text for a procedure of which it is unknown whether it always ends. */
export const endUnknown = (): string => t('procedures.odds.endUnknown')
