import { formatDecimal, formatNumber } from '../../i18n/numbers'
import { t } from '../../i18n/t'
import type { Estimate, SampledNumber } from '../odds/estimate'

/** The digits shown of an error. */
const TOLD_DIGITS = 2

const step = (error: number): number => 10 ** (Math.floor(Math.log10(error)) - (TOLD_DIGITS - 1))

/** `5,102,000 ± 61,000`, `10.787 ± 0.012`: as many digits as two of the error. */
export const sampledText = ({ mean, error }: SampledNumber): string => {
  if (error === 0) return formatNumber(mean, { maximumFractionDigits: 3 })
  const unit = step(error)
  const digits = Math.min(20, Math.max(0, -Math.floor(Math.log10(unit))))
  const told = (number: number): string => formatDecimal(Math.round(number / unit) * unit, digits)
  return `${told(mean)} ± ${told(error)}`
}

/** How even ranks or pairs of armies are, in one clause. */
export const repeatsText = ({ equallyLikely, throwings }: Estimate, things: 'ranks' | 'pairs'): string => {
  if (equallyLikely === undefined) return t('procedures.odds.neverTwice', { throwings })
  const count = sampledText(equallyLikely)
  return things === 'ranks'
    ? t('procedures.odds.repeats', { count })
    : t('procedures.odds.repeatsPairs', { count })
}

/** The words for a procedure that was not found to end. */
export const endUnknown = (): string => t('procedures.odds.endUnknown')
