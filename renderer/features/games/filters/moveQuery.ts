import { plainSan } from '@shared/notation/san/sanText'
import { parseSan } from '@shared/notation/san/san'
import { VARIANTS } from '@shared/variants'

const MOVE_NUMBER = /^\d+\.+/

/** At least one system writes its moves in this form. */
const isMove = (text: string): boolean => VARIANTS.some(rules => parseSan(rules, text).ok)

/** `Nf3`, `O-O-O`, `R@h1`: not every word that could be a move is meant as one, so a word alone must look like it. */
const looksLikeMove = (text: string): boolean => /[0-9@=-]|<=>/.test(text)

/**
 * The moves in a text, in SAN, without move numbers; undefined where it has anything else. Zeros are read as castling,
 * too.
 */
export const readMoveQuery = (text: string): readonly string[] | undefined => {
  const words = text
    .trim()
    .split(/\s+/)
    .map(word => plainSan(word.replace(MOVE_NUMBER, '')))
    .filter(word => word !== '')
    .map(word => (/^0-0/.test(word) ? word.replaceAll('0', 'O') : word))
  if (words.length === 0 || !words.every(looksLikeMove)) return undefined
  return words.every(isMove) ? words : undefined
}
