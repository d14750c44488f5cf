import type { Figure } from '../../board/role'
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

/** What pieces are written as; undefined where that is what SAN writes. */
const signsOf = (lettering: Lettering): Signs | undefined => {
  switch (lettering) {
    case 'figurines':
      return FIGURINES
    case 'letters':
      return spokenLanguage().letters
    case 'english':
      return undefined
  }
}

const signOf = (signs: Signs, army: Army, letter: string): string => {
  const role = roleOfCapital(army, letter)
  return (role && signs[figureOf(role, army)]) ?? letter
}

/** A move as it is printed: with figurines where Unicode has them, with letters of the language, or as SAN writes it. */
export const writtenMove = (san: string, army: Army, lettering: Lettering): string => {
  const signs = signsOf(lettering)
  return !signs || san.startsWith('O-O')
    ? san
    : san.replaceAll(/[A-Z]/g, letter => signOf(signs, army, letter))
}
