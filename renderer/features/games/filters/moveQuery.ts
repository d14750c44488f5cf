import { plainSan } from '@shared/notation/san/sanText'
import { parseSan } from '@shared/notation/san/san'
import { VARIANTS } from '@shared/variants'

const MOVE_NUMBER = /^\d+\.+/

/** Whether at least one system writes its moves in this form. */
const isMove = (text: string): boolean => VARIANTS.some(rules => parseSan(rules, text).ok)

/** Whether a text looks like a move: `Nf3`, `O-O-O`, `R@h1`. Not every word that could be a move is meant as one. */
const looksLikeMove = (text: string): boolean => /[0-9@=-]|<=>/.test(text)

/**
 * The moves in a text, in SAN, without move numbers; undefined if it contains anything else. Zeros are read as
 * castling, too.
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
