import { shallowRef } from 'vue'
import { spokenLanguage } from '@shared/i18n/spoken'
import { type Lettering, LETTERINGS } from '@shared/publish/choices'
import { writtenMove } from '@shared/publish/document/figurines'
import { spokenSan } from '@shared/tree/spokenMove'
import { type Army, ORTHODOX_ARMY } from '@shared/variants/variant'

/**
 * How pieces are written in the moves on the screen, as the settings say; copied and saved moves have the letters of
 * English. Texts ask for it each time they are made, so that all views follow.
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

/** The same as it is read aloud: figurines in words, and letters as they are. */
export const saidMove = (san: string, army: Army = ORTHODOX_ARMY): string => {
  if (lettering.value !== 'figurines') return writtenMove(san, army, lettering.value)
  const [, number = '', move = san] = /^(\d+(?:\.|…)\s*)?(.*)$/s.exec(san) ?? []
  return `${number}${spokenSan(army, move)}`
}

/** The letterings that differ in the language of the window: its letters may be those of English. */
export const letteringsHere = (): readonly Lettering[] =>
  LETTERINGS.filter(one => one !== 'english' || spokenLanguage().letters !== undefined)

/** The lettering that a choice means in this language. */
export const letteringHere = (chosen: Lettering): Lettering =>
  letteringsHere().includes(chosen) ? chosen : 'letters'
