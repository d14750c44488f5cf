import { shallowRef } from 'vue'
import { spokenLanguage } from '@shared/i18n/spoken'
import { type Lettering, LETTERINGS } from '@shared/publish/choices'
import { writtenMove } from '@shared/publish/document/figurines'
import { spokenSan } from '@shared/tree/spokenMove'
import { type Army, ORTHODOX_ARMY } from '@shared/variants/variant'

/** How moves on the screen are written, as chosen in the settings. Copied and saved moves always have English letters. */
export const lettering = shallowRef<Lettering>('letters')

/** The distance from a white chess sign of Unicode to the black one. */
const TO_SOLID = 6

/** Keeps signs from being drawn as emoji. */
const AS_TEXT = '\ufe0e'

/** Replaces outlined signs, which are too thin at this size, by solid ones. These have the color of the text and stand for no side. */
const solid = (text: string): string =>
  text.replaceAll(/[♔-♙]/gu, sign => `${String.fromCodePoint(sign.codePointAt(0)! + TO_SOLID)}${AS_TEXT}`)

/** A move as it is shown. It may be part of a text without other capitals, such as `31. Bd4`. */
export const shownMove = (san: string, army: Army = ORTHODOX_ARMY): string =>
  solid(writtenMove(san, army, lettering.value))

/** A move as it is read aloud: figurines become words, letters stay. */
export const saidMove = (san: string, army: Army = ORTHODOX_ARMY): string => {
  if (lettering.value !== 'figurines') return writtenMove(san, army, lettering.value)
  const [, number = '', move = san] = /^(\d+(?:\.|…)\s*)?(.*)$/s.exec(san) ?? []
  return `${number}${spokenSan(army, move)}`
}

/** The letterings to choose from. `english` is left out if the language of the window has no letters of its own. */
export const letteringsHere = (): readonly Lettering[] =>
  LETTERINGS.filter(one => one !== 'english' || spokenLanguage().letters !== undefined)

/** The lettering that is used for a choice in this language. */
export const letteringHere = (chosen: Lettering): Lettering =>
  letteringsHere().includes(chosen) ? chosen : 'letters'
