import { type Figure, ROLES } from '../../board/role'
import { roleOfCapital } from '../../variants/army'
import { figureOf } from '../../i18n/names/pieceNames'
import { spokenLanguage } from '../../i18n/spoken'
import type { Army } from '../../variants/variant'
import type { Lettering } from '../choices'

type Signs = Partial<Record<Figure, string>>

const FIGURINES: Signs = {
  knight: '♘',
  bishop: '♗',
  rook: '♖',
  queen: '♕',
  king: '♔',
}

/**
 * The letters of the language for the pieces of an army; undefined if it has none, or if two pieces would share one. In Spanish
 * `A` would be both the bishop and the archbishop.
 */
const lettersOf = (army: Army): Signs | undefined => {
  const { letters } = spokenLanguage()
  if (!letters) return undefined
  const signs: Signs = letters
  const written = ROLES.flatMap(role => {
    const letter = army.letters[role]
    return letter === undefined ? [] : [signs[figureOf(role, army)] ?? letter]
  })
  return new Set(written).size === written.length ? signs : undefined
}

/** The signs for the pieces; undefined if they are the letters of SAN. */
const signsOf = (lettering: Lettering, army: Army): Signs | undefined => {
  switch (lettering) {
    case 'figurines':
      return FIGURINES
    case 'letters':
      return lettersOf(army)
    case 'english':
      return undefined
  }
}

const signOf = (signs: Signs, army: Army, letter: string): string => {
  const role = roleOfCapital(army, letter)
  return (role && signs[figureOf(role, army)]) ?? letter
}

/** A move as it is printed: with figurines as far as Unicode has them, with letters of the language, or in SAN. */
export const writtenMove = (san: string, army: Army, lettering: Lettering): string => {
  const signs = signsOf(lettering, army)
  return !signs || san.startsWith('O-O')
    ? san
    : san.replaceAll(/[A-Z]/g, letter => signOf(signs, army, letter))
}
