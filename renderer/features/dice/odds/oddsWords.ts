import { formatNumber } from '@shared/i18n/numbers'
import { t } from '@shared/i18n/t'
import type { WeighProgress } from '@shared/procedures/odds/weigh'
import { capitalized } from '@shared/i18n/capitalized'
import type { ExactReport, OddsReport } from './oddsReport'

/** `1/9216` as numerator and denominator with their digits in groups, exact however long they are. */
export const fractionParts = (text: string): readonly [string, string] => {
  const [p = '', q = ''] = text.split('/')
  return [formatNumber(BigInt(p)), formatNumber(BigInt(q))]
}

/** `1/9,216`; a whole number without its denominator. */
export const spelledFraction = (text: string): string => {
  const [p, q] = fractionParts(text)
  return q === '1' ? p : `${p}/${q}`
}

/** Of a pair of ranks, where each player throws and all pairs are alike; else of a rank, where all ranks are. */
export const fairShareOf = ({ both, min, max }: ExactReport): string | undefined => {
  if ('bond' in both && both.bond !== 'follows' && both.min === both.max) return both.min
  return min === max ? min : undefined
}

/** The odds in a few words, as a heading. */
export const oddsHeading = (report: OddsReport): string => {
  if (report.kind === 'estimate') return t('diceOdds.estimate.title')
  const share = fairShareOf(report)
  if (share !== undefined && share !== report.min) return t('diceOdds.fairPairs')
  if (report.min === report.max) return t('diceOdds.fair')
  return t('diceOdds.unfair', { ratio: formatNumber(report.ratio, { maximumFractionDigits: 3 }) })
}

/** A clause as a sentence. */
export const sentence = (text: string): string => t('dice.sentence', { clause: capitalized(text) })

/** How far the odds are. */
export const oddsProgressText = ({ unit, done, all }: WeighProgress): string =>
  unit === 'step' ? t('diceOdds.progress', { step: done + 1, all }) : t('diceOdds.estimating', { done, all })
