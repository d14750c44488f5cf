import { shallowRef } from 'vue'
import type { Lettering } from '@shared/publish/choices'
import { writtenMove } from '@shared/publish/document/figurines'
import { spokenSan } from '@shared/tree/spokenMove'
import { type Army, ORTHODOX_ARMY } from '@shared/variants/variant'

/**
 * How pieces are named in the moves on the screen, as the settings say; whatever is copied, typed or saved has letters. Texts
 * ask for it each time they are made, so that all views follow.
 */
export const lettering = shallowRef<Lettering>('letters')

/** From a white sign of Unicode to the black one. */
const TO_SOLID = 6

/** Keeps signs from being drawn as emoji. */
const AS_TEXT = '\ufe0e'

/** Solid signs: outlines are too thin for lines of text this small. They take the color of the text, and mean no side. */
const solid = (text: string): string =>
  text.replaceAll(/[♔-♙]/gu, sign => `${String.fromCodePoint(sign.codePointAt(0)! + TO_SOLID)}${AS_TEXT}`)

/** Moves as they are shown: a SAN, or a text that has nothing else in capitals, such as `31. Bd4`. */
export const shownMove = (san: string, army: Army = ORTHODOX_ARMY): string =>
  solid(writtenMove(san, army, lettering.value))

/** The same as it is said: figurines in words, and letters as they are. */
export const saidMove = (san: string, army: Army = ORTHODOX_ARMY): string => {
  if (lettering.value === 'letters') return san
  const [, number = '', move = san] = /^(\d+(?:\.|…)\s*)?(.*)$/s.exec(san) ?? []
  return `${number}${spokenSan(army, move)}`
}
