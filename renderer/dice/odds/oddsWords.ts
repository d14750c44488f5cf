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
