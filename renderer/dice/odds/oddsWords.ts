import type { WeighProgress } from '@shared/procedures/weigh'
import { capitalized } from '../../capitalized'

/** `1/9216` as numerator and denominator with their digits in groups, exact however long they are. */
export const fractionParts = (text: string): readonly [string, string] => {
  const [p = '', q = ''] = text.split('/')
  return [BigInt(p).toLocaleString('en'), BigInt(q).toLocaleString('en')]
}

/** `1/9,216`; a whole number without its denominator. */
export const spelledFraction = (text: string): string => {
  const [p, q] = fractionParts(text)
  return q === '1' ? p : `${p}/${q}`
}

/** A clause as a sentence. */
export const sentence = (text: string): string => `${capitalized(text)}.`

/** How far the odds are. */
export const progressText = ({ unit, done, all }: WeighProgress): string =>
  unit === 'step'
    ? `Working out the odds: step ${done + 1} of ${all}`
    : `Estimating the odds: ${done.toLocaleString('en')} of ${all.toLocaleString('en')} throwings`
