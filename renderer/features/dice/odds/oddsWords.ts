import { formatNumber } from '@shared/i18n/numbers'
import { t } from '@shared/i18n/t'
import type { WeighProgress } from '@shared/procedures/odds/weigh'
import { capitalized } from '@shared/i18n/capitalized'
import type { ExactReport, OddsReport } from './oddsReport'

/** The numerator and denominator of `1/9216`, with digits in groups, exact for any length. */
export const fractionParts = (text: string): readonly [string, string] => {
  const [p = '', q = ''] = text.split('/')
  return [formatNumber(BigInt(p)), formatNumber(BigInt(q))]
}

/** A fraction with grouped digits, `1/9,216`; a whole number without its denominator. */
export const spelledFraction = (text: string): string => {
  const [p, q] = fractionParts(text)
  return q === '1' ? p : `${p}/${q}`
}

/**
 * The equal probability of all pairs of ranks if each player throws, else of all ranks; undefined if they are not
 * equally likely.
 */
export const fairShareOf = ({ both, min, max }: ExactReport): string | undefined => {
  if ('bond' in both && both.bond !== 'follows' && both.min === both.max) return both.min
  return min === max ? min : undefined
}

/** The odds in a few words, for a heading. */
export const oddsHeading = (report: OddsReport): string => {
  if (report.kind === 'estimate') return t('diceOdds.estimate.title')
  const share = fairShareOf(report)
  if (share !== undefined && share !== report.min) return t('diceOdds.fairPairs')
  if (report.min === report.max) return t('diceOdds.fair')
  return t('diceOdds.unfair', { ratio: formatNumber(report.ratio, { maximumFractionDigits: 3 }) })
}

/** A clause as a sentence. */
export const sentence = (text: string): string => t('dice.sentence', { clause: capitalized(text) })

/** The progress of the computation in words. */
export const oddsProgressText = ({ unit, done, all }: WeighProgress): string =>
  unit === 'step' ? t('diceOdds.progress', { step: done + 1, all }) : t('diceOdds.estimating', { done, all })
