import { formatNumber } from '@shared/i18n/numbers'
import { t } from '@shared/i18n/t'
import type { WeighProgress } from '@shared/procedures/odds/weigh'
import { capitalized } from '../../../text/capitalized'

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

/** A clause as a sentence. */
export const sentence = (text: string): string => t('dice.sentence', { clause: capitalized(text) })

/** How far the odds are. */
export const progressText = ({ unit, done, all }: WeighProgress): string =>
  unit === 'step' ? t('diceOdds.progress', { step: done + 1, all }) : t('diceOdds.estimating', { done, all })
